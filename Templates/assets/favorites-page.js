"use strict";

/** The favorites page: the species that were starred in this browser. */
{
  const section = document.getElementById("mine");
  const list = section.querySelector("ol");
  const empty = document.getElementById("empty");
  const load = Entries.loader(section);

  const show = async () => {
    const built = section.dataset.built.split(" ").map(Number);
    const added = Stars.added().filter((number) => !built.includes(number));
    if (!added.length) return;
    const index = await load.index();
    const entry = (number) => index.entries.find((entry) => entry.number === number);
    const entries = added.map(entry).filter((entry) => entry);
    list.replaceChildren(...entries.map((entry) => Entries.card(entry, section)));
    section.hidden = !entries.length;
    if (empty) empty.hidden = entries.length > 0;
  };

  show().catch(() => {
    section.querySelector(".failed").hidden = false;
    section.hidden = false;
  });
}
