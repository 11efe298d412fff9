"use strict";

/**
 * The search page: its form, its address and its results. The form's controls by name are the
 * query, and the query is the address.
 */
if (globalThis.document?.getElementById("search")) {
  const page = document.getElementById("search");
  const results = document.getElementById("results");
  const status = document.getElementById("status");
  const heading = document.getElementById("found");
  const browse = document.getElementById("browse");
  const failure = document.getElementById("failure");
  const filters = document.getElementById("filters");
  const field = page.elements.q;
  const load = Entries.loader(page);
  const pause = 150;
  const choices = "[type=checkbox], select";
  /** What the index answers without facets. */
  const plain = ["q", "type", "not", "match", "gen", "ability", "reverse"];
  let timer;
  let newest = new AbortController();

  const query = () => {
    const values = [...new FormData(page)].map(([name, value]) => [name, value.trim()]);
    return new URLSearchParams(values.filter(([, value]) => value));
  };

  const readAddress = () => {
    const wanted = new URLSearchParams(location.search);
    for (const control of page.elements) {
      if (!control.name) continue;
      const values = wanted.getAll(control.name);
      if (control.type === "checkbox") control.checked = values.includes(control.value);
      else control.value = values[0] ?? "";
      if (values.length && control !== field) filters.open = true;
    }
  };

  const isBlank = (wanted) =>
    ![...wanted].some(([name, value]) =>
      name === "q" ? Search.normalize(value) : name !== "match" && name !== "reverse",
    );

  const show = (entries) => {
    results.replaceChildren(...entries.map((entry) => Entries.card(entry, page)));
    browse.hidden = entries.length > 0;
  };

  const numeral = (number) => number.toLocaleString(document.documentElement.lang);

  const count = (number) => {
    const { none, one, many } = status.dataset;
    if (number < 2) return number ? one : none;
    return many.replace("{count}", numeral(number));
  };

  /** Tells beside each choice how many there would be with it. */
  const countChoices = (index, wanted) => {
    for (const label of page.querySelectorAll("label:has(small)")) {
      const { name, value } = label.control;
      const other = new URLSearchParams(wanted);
      other.delete("sort");
      if (name !== "type" || !other.has("match")) other.delete(name);
      other.append(name, value);
      label.querySelector("small").textContent = numeral(index.find(other).length);
    }
  };

  /** Answers the form as it stands; `isStep`: as a step of the history. A newer call stops it. */
  const answer = async (isStep) => {
    clearTimeout(timer);
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const wanted = query();
    const address = String(wanted) ? `?${wanted}` : location.pathname;
    history[isStep ? "pushState" : "replaceState"](null, "", address);
    failure.hidden = true;
    heading.hidden = isBlank(wanted);
    if (isBlank(wanted)) {
      show([]);
      status.textContent = "";
    }
    results.ariaBusy = !isBlank(wanted);
    try {
      const index = await load.index();
      const isPlain = [...wanted.keys()].every((name) => plain.includes(name));
      const needed = [];
      const text = wanted.get("q") ?? "";
      if (index.missing(text).length) needed.push(load.names(text));
      if (!isPlain && !index.measures) needed.push(load.facets());
      if (signal.aborted) return;
      if (needed.length && isPlain) show(index.find(wanted));
      await Promise.all(needed);
      if (signal.aborted) return;
      const found = index.find(wanted);
      show(found);
      if (!isBlank(wanted)) status.textContent = count(found.length);
      if (index.measures) countChoices(index, wanted);
    } catch {
      if (signal.aborted) return;
      status.textContent = "";
      failure.hidden = false;
    }
    results.ariaBusy = false;
  };

  /** Arrow keys go through the results, and up from the first one back to the field. */
  const step = (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...results.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement);
    if (!by || !links.length || (place < 0 && document.activeElement !== field)) return;
    event.preventDefault();
    (links[Math.min(place + by, links.length - 1)] ?? field).focus();
  };

  /** Readies the filters when someone comes to them: counts, and abilities to choose from. */
  const prepare = async () => {
    const index = await load.index();
    await load.facets();
    const option = (name) => new Option(name, name);
    document.getElementById("abilities").replaceChildren(...index.abilities.map(option));
    countChoices(index, query());
  };

  page.addEventListener("input", ({ target }) => {
    clearTimeout(timer);
    if (target.matches(choices)) answer(true);
    else timer = setTimeout(answer, pause);
  });
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  page.addEventListener("reset", () => setTimeout(answer, 0, true));
  page.addEventListener("keydown", step);
  // Whatever fails here is told when the form is answered.
  filters.addEventListener("focusin", () => prepare().catch(() => {}), { once: true });
  failure.querySelector("button").addEventListener("click", () => answer());
  addEventListener("popstate", () => {
    readAddress();
    answer();
  });

  readAddress();
  // Beside the results there is room for them.
  if (matchMedia("(min-width: 46rem)").matches) filters.open = true;
  answer();
}
