"use strict";

/** What the search index says, on a page: loading it, and one card for each entry. */
const Entries = (() => {
  const json = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  };

  /** Keeps the promise that `make` gives, until it fails; so that the next call tries again. */
  const once = (make) => {
    let promise;
    const forget = (error) => {
      promise = undefined;
      throw error;
    };
    return () => (promise ??= make().catch(forget));
  };

  /** The files that `data-index` and `data-facets` of an element name, and those beside the index. */
  const loader = ({ dataset }) => {
    const index = once(async () => new Search.Index(await json(dataset.index)));
    const facets = once(async () => (await index()).addFacets(await json(dataset.facets)));
    /** The names that a query asks for. */
    const names = async (text) => {
      const found = await index();
      const load = (file) => {
        file.load ??= once(async () =>
          found.add(file, await json(dataset.index.replace(/[^/]*$/, file.path))),
        );
        return file.load();
      };
      return Promise.all(found.missing(text).map(load));
    };
    return { index, facets, names };
  };

  /**
   * A copy of the page's `<template id="entry">` that shows an entry. `place` is the element whose
   * data tell the root of the links and the built favorites.
   */
  const card = (entry, place) => {
    const item = document.getElementById("entry").content.cloneNode(true);
    const part = (selector) => item.querySelector(selector);
    const { root, built } = place.dataset;

    const link = part("a");
    link.href = `${root}pokemon/${entry.slug}/`;
    link.textContent = entry.name;
    const number = String(entry.number);
    part(".no").textContent = number.padStart(4, "0");
    part("small").textContent = "0".repeat(Math.max(0, 4 - number.length));
    part("b").append(number);

    const plate = part(".plate");
    const kind = part(".types li");
    for (const { slug, name } of entry.types) {
      const field = document.createElement("i");
      field.className = `t-${slug}`;
      if (!plate.matches("[class*=t-]")) plate.classList.add(field.className);
      plate.insertBefore(field, part("b"));
      const label = kind.cloneNode(true);
      label.className = field.className;
      label.firstElementChild.textContent = name;
      kind.before(label);
    }
    kind.remove();

    if (entry.picture) {
      const picture = new Image(475, 475);
      Object.assign(picture, { alt: "", loading: "lazy", decoding: "async", src: entry.picture });
      const frame = document.createElement("span");
      frame.append(picture);
      plate.append(frame);
    }

    const star = part("button");
    star.dataset.favorite = number;
    star.ariaPressed = built.split(" ").includes(number);
    star.querySelector(".vh").append(entry.name);
    Stars.show(star);
    return item;
  };

  return { card, loader };
})();
