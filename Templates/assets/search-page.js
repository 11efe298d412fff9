"use strict";

/** The search page: its form, its address and its results. */
{
  const page = document.getElementById("search");
  const results = document.getElementById("results");
  const status = document.getElementById("status");
  const heading = document.getElementById("found");
  const browse = document.getElementById("browse");
  const failure = document.getElementById("failure");
  const field = page.elements.q;
  const load = Entries.loader(page);
  const pause = 150;
  let timer;
  let newest = new AbortController();

  const boxes = (name) => [...page.querySelectorAll(`input[name=${name}]`)];
  const checked = (name) => boxes(name).flatMap((box) => (box.checked ? box.value : []));

  const query = () => ({
    text: field.value,
    types: checked("type"),
    generations: checked("gen").map(Number),
  });

  const readAddress = () => {
    const parameters = new URLSearchParams(location.search);
    field.value = parameters.get("q") ?? "";
    for (const name of ["type", "gen"]) {
      const values = parameters.getAll(name);
      for (const box of boxes(name)) box.checked = values.includes(box.value);
    }
  };

  const writeAddress = ({ text, types, generations }) => {
    const parameters = new URLSearchParams();
    if (text.trim()) parameters.append("q", text.trim());
    for (const type of types) parameters.append("type", type);
    for (const generation of generations) parameters.append("gen", generation);
    history.replaceState(null, "", parameters.size ? `?${parameters}` : location.pathname);
  };

  const isBlank = ({ text, types, generations }) =>
    !Search.normalize(text) && !types.length && !generations.length;

  const show = (entries) => {
    results.replaceChildren(...entries.map((entry) => Entries.card(entry, page)));
    browse.hidden = entries.length > 0;
  };

  const count = (number) => {
    const { none, one, many } = status.dataset;
    if (number < 2) return number ? one : none;
    return many.replace("{count}", number.toLocaleString(document.documentElement.lang));
  };

  /** Answers the form as it stands. A newer call makes this one stop. */
  const answer = async () => {
    clearTimeout(timer);
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const wanted = query();
    writeAddress(wanted);
    failure.hidden = true;
    heading.hidden = isBlank(wanted);
    if (isBlank(wanted)) {
      show([]);
      status.textContent = "";
      results.ariaBusy = false;
      return;
    }
    results.ariaBusy = true;
    try {
      const index = await load.index();
      if (signal.aborted) return;
      let found = index.find(wanted);
      if (wanted.text && !index.isWhole) {
        if (found.length) show(found);
        await load.names();
        if (signal.aborted) return;
        found = index.find(wanted);
      }
      show(found);
      status.textContent = count(found.length);
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

  page.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(answer, pause);
  });
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  page.addEventListener("reset", () => setTimeout(answer));
  page.addEventListener("keydown", step);
  failure.querySelector("button").addEventListener("click", answer);

  readAddress();
  answer();
}
