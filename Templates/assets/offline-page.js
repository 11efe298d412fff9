"use strict";

/** The offline page: links to the pages that the service worker keeps. */
if (globalThis.document?.getElementById("visited")) {
  const list = document.getElementById("visited");

  const titled = async (cache, request) => {
    const answer = await cache.match(request);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { address: request.url, title: page.title.split(" · ")[0] };
  };

  const show = async () => {
    const root = new URL(list.dataset.root, location).href;
    const name = (await caches.keys()).find((name) => name.startsWith(`pokedex ${root} `));
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(
      ({ url }) => url.endsWith("/") && !url.endsWith("/offline/"),
    );
    const pages = await Promise.all(requests.map((request) => titled(cache, request)));
    for (const { address, title } of pages.reverse()) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = address;
      link.textContent = title;
      item.append(link);
      list.append(item);
    }
    document.getElementById("none").hidden = pages.length > 0;
  };

  // No worker, nothing kept: the page says so by itself.
  show().catch(() => {});
}
