"use strict";

/** The visitor's favorites as a link and as a file. */
const FavoritesFile = (() => {
  /** The numbers of a link's `share`: `25.133`. Anyone may have written it. */
  const shared = (text) => Favorites.numbers((text ?? "").split(".").map(Number));

  /**
   * The entries of a favorites file, which is what `pokedex build --favorites` reads: a JSON array
   * of national numbers and names. Nothing for any other text.
   */
  const parse = (text) => {
    try {
      const list = JSON.parse(text);
      const isEntry = (it) => Number.isInteger(it) || typeof it === "string";
      if (Array.isArray(list) && list.length <= Favorites.most && list.every(isEntry)) return list;
    } catch {
      // No JSON at all: as good as JSON of another shape.
    }
  };

  const format = (numbers) => `${JSON.stringify(numbers)}\n`;

  /** The numbers that entries stand for, each once, and how many stand for none. */
  const resolve = (list, index) => {
    const isNamed = (name) => (entry) =>
      entry.slug === name.toLowerCase() || entry.term.key === Search.key(name);
    const found = list.map((it) =>
      index.entries.find(typeof it === "string" ? isNamed(it) : ({ number }) => number === it),
    );
    const known = found.filter((entry) => entry);
    return {
      numbers: [...new Set(known.map(({ number }) => number))],
      unknown: found.length - known.length,
    };
  };

  return { format, parse, resolve, shared };
})();

/** The favorites page: what was starred in this browser, and what a link or a file brings. */
const startFavorites = () => {
  const part = (id) => document.getElementById(id);
  const mine = part("mine");
  const status = part("favorites-status");
  const link = part("share-link");
  const empty = part("empty");
  const load = Entries.loader(mine);
  const built = Favorites.numbers(mine.dataset.built.split(" ").map(Number));
  const shared = FavoritesFile.shared(new URLSearchParams(location.search).get("share"));

  const tell = (message, counts = {}) => {
    const text = status.dataset[message];
    const language = document.documentElement.lang;
    status.textContent = text.replace(/{(\w+)}/g, (_, name) =>
      counts[name].toLocaleString(language),
    );
  };

  const fill = async (section, numbers) => {
    const index = numbers.length ? await load.index() : { entries: [] };
    const entries = numbers
      .map((number) => index.entries.find((entry) => entry.number === number))
      .filter((entry) => entry);
    const cards = entries.map((entry) => Entries.card(entry, mine));
    section.querySelector("ol").replaceChildren(...cards);
    section.hidden = !entries.length;
    return entries.map(({ number }) => number);
  };

  /** Shows the added ones; a card that stands stays, so that its star can be pressed again. */
  const show = async () => {
    const numbers = Stars.added(built);
    const address = new URL(location.pathname, location);
    const all = Stars.list(built).join(".");
    if (all) address.search = `share=${all}`;
    link.value = address;
    const shown = [...mine.querySelectorAll("[data-favorite]")].map((star) => star.dataset.favorite);
    if (numbers.every((number) => shown.includes(String(number)))) return;
    await fill(mine, numbers);
    if (empty) empty.hidden = true;
  };

  const run = (work) => (event) => work(event).catch(() => tell("failed"));
  const keep = (numbers, unknown) => {
    const added = Stars.add(numbers, built);
    tell("kept", { added, known: numbers.length - added, unknown });
  };

  part("share-copy").addEventListener("click", async () => {
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      tell("copied");
    } catch {
      tell("selected");
    }
  });

  part("export").addEventListener("click", () => {
    const file = new Blob([FavoritesFile.format(Stars.list(built))], { type: "application/json" });
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = "favorites.json";
    anchor.click();
    URL.revokeObjectURL(anchor.href);
    tell("exported", { count: Stars.list(built).length });
  });

  const read = async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    const list = file.size < 1e6 && FavoritesFile.parse(await file.text());
    target.value = "";
    if (!list) return tell("refused");
    const { numbers, unknown } = FavoritesFile.resolve(list, await load.index());
    keep(numbers, unknown);
  };
  part("import").addEventListener("change", run(read));

  const showShared = async () => {
    const numbers = await fill(part("shared"), shared);
    part("shared-keep").addEventListener("click", () => keep(numbers, 0));
  };

  addEventListener("stars", run(show));
  part("tools").hidden = false;
  run(show)();
  run(showShared)();
};

if (globalThis.document?.getElementById("mine")) startFavorites();
