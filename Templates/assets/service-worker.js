"use strict";

/**
 * Offline reading: keeps what was visited. `site` is written above by the build; see
 * ServiceWorker.swift.
 *
 * Pages come from the network while there is one, so that a new deployment shows at once. Files
 * with a hash in their name never change, and come from the cache first. Whatever else there is,
 * such as pictures of other hosts, is left to the browser.
 */
const prefix = `pokedex ${registration.scope} `;
const name = prefix + site.version;
const most = 400;
const isHashed = (path) => /\.[0-9a-f]{16}\.\w+$/.test(path);

const keep = async (request, answer) => {
  if (answer.ok && answer.type === "basic" && !answer.redirected) {
    const cache = await caches.open(name);
    await cache.put(request, answer.clone());
    // The oldest go first, but never what the worker was installed with.
    const kept = await cache.keys();
    const old = kept.slice(site.files.length, Math.max(0, kept.length - most));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
  return answer;
};

/** What this version has kept, else what the one before has: pages outlive a deployment. */
const find = async (request) =>
  (await (await caches.open(name)).match(request, { ignoreSearch: true })) ??
  caches.match(request, { ignoreSearch: true });

const file = async (request) =>
  (await find(request)) ?? keep(request, await fetch(request));

const page = async (request) => {
  // One page for all queries of it.
  const [address] = request.url.split("?");
  try {
    return await keep(address, await fetch(request));
  } catch (error) {
    const kept = await find(address);
    if (kept) return kept;
    // The last fitting language is the one in the deepest folder.
    const folders = site.offline.map((path) => new URL(path, registration.scope));
    const fits = ({ href }) => address.startsWith(href.slice(0, -"offline/".length));
    return Response.redirect(folders.findLast(fits));
  }
};

addEventListener("install", (event) => {
  const requests = site.files.map(
    (path) => new Request(new URL(path, registration.scope), { cache: "reload" }),
  );
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  const isOld = (other) => other.startsWith(prefix) && other !== name;
  const drop = async () => {
    const old = (await caches.keys()).filter(isOld);
    // Caches come in the order in which they were opened.
    await Promise.all(old.slice(0, -1).map((cache) => caches.delete(cache)));
  };
  // The pages that are open were loaded before there was a worker.
  const claim = async () => {
    await clients.claim();
    const open = await clients.matchAll({ type: "window" });
    await Promise.allSettled(open.map(({ url }) => page(new Request(url.split(/[?#]/)[0]))));
  };
  event.waitUntil(drop().then(claim));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isHashed(pathname)) event.respondWith(file(request));
});
