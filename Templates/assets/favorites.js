"use strict";

/**
 * The stars. A site is built with its owner's favorites; the visitor's changes to them are kept in
 * this browser as two lists of national numbers: what was added and what was taken away.
 */
const Favorites = (() => {
  const key = "pokedex.favorites";
  const most = 2000;

  const isNumber = (value) => Number.isInteger(value) && value > 0 && value < 100000;
  /** The national numbers among some values, each once, and not without end. */
  const numbers = (values) =>
    Array.isArray(values) ? [...new Set(values.filter(isNumber))].slice(0, most) : [];

  /** What is stored, or nothing where that is not of our shape: anyone may have written it. */
  const parse = (text) => {
    try {
      const { added, removed } = JSON.parse(text) ?? {};
      return { added: numbers(added), removed: numbers(removed) };
    } catch {
      return { added: [], removed: [] };
    }
  };

  /** The changes after a star was pressed. `isBuilt`: the site was built with it as a favorite. */
  const toggled = ({ added, removed }, number, isBuilt) => {
    const isOn = has({ added, removed }, number, isBuilt);
    const isOther = (it) => it !== number;
    const others = { added: added.filter(isOther), removed: removed.filter(isOther) };
    if (isOn && isBuilt) others.removed.push(number);
    if (!isOn && !isBuilt) others.added.push(number);
    return others;
  };

  const has = ({ added, removed }, number, isBuilt) =>
    isBuilt ? !removed.includes(number) : added.includes(number);

  /** The favorites that changes make of the built ones, the built ones first. */
  const list = ({ added, removed }, built) =>
    numbers([...built.filter((number) => !removed.includes(number)), ...added]);

  /** A browser may refuse storage: then the stars last as long as the page. */
  const load = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const save = (changes) => {
    try {
      localStorage.setItem(key, JSON.stringify(changes));
    } catch {
      // The page goes on with what it has in memory.
    }
  };

  return { has, key, list, load, most, numbers, parse, save, toggled };
})();

/** The stars of this page. */
const Stars = (() => {
  const selector = "button[data-favorite]";
  let changes = Favorites.parse(Favorites.load());

  const facts = ({ dataset }) => [Number(dataset.favorite), dataset.built === "true"];

  const show = (star) => {
    star.dataset.built ??= star.ariaPressed;
    star.ariaPressed = Favorites.has(changes, ...facts(star));
    star.hidden = false;
    // The mark that stands for the star where there is no script.
    const mark = star.nextElementSibling;
    if (mark?.matches(".star.set")) mark.remove();
  };
  const showAll = () => {
    document.querySelectorAll(selector).forEach(show);
    dispatchEvent(new Event("stars"));
  };
  /** What is stored, by another tab perhaps; what is in memory where nothing is. */
  const newest = () => {
    const text = Favorites.load();
    return text === null ? changes : Favorites.parse(text);
  };
  const change = (number, isBuilt) => {
    changes = Favorites.toggled(newest(), number, isBuilt);
    Favorites.save(changes);
  };

  const start = () => {
    showAll();
    document.addEventListener("click", ({ target }) => {
      const star = target.closest(selector);
      if (!star) return;
      change(...facts(star));
      showAll();
    });
    // Another tab, or this page come back by the browser's history.
    const reload = () => {
      changes = newest();
      showAll();
    };
    addEventListener("storage", ({ key }) => key === Favorites.key && reload());
    addEventListener("pageshow", ({ persisted }) => persisted && reload());
  };

  /** Stars those of the numbers that are not; tells how many they were. */
  const add = (numbers, built) => {
    const before = Favorites.list(changes, built);
    const fresh = numbers.filter((number) => !before.includes(number));
    for (const number of fresh) change(number, built.includes(number));
    showAll();
    return fresh.length;
  };

  return {
    add,
    /** The favorites that were added to the built ones. */
    added: (built) => changes.added.filter((number) => !built.includes(number)),
    list: (built) => Favorites.list(changes, built),
    show,
    start,
  };
})();

if (globalThis.document) {
  Stars.start();
  // Visited pages can be read offline. A browser without workers, or that refuses them, cannot.
  const worker = new URL("../service-worker.js", document.currentScript.src);
  navigator.serviceWorker?.register(worker).catch(() => {});
}
