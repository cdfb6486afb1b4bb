/** Opens the pages at once, with or without a connection; never in the way of a newer version of them.
 *
 * The page and its files are kept, nothing that a server says about tables. A new build is another worker: the
 * browser asks for it whenever a page is opened, it fetches what it needs, takes over at once, and the pages that
 * are open learn of it (lib/installed.ts). Files of the version before stay for those who have not reloaded yet.
 */
/// <reference lib="webworker" />
import type { Build } from './build';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build; // put in by packing/worker.ts

const PREFIX = 'wormery-';
const NAME = PREFIX + BUILD.version;
const HOME = '/';
const ANY = '/index.html'; // for all other addresses
const ANYHOW = { ignoreVary: true }; // the browser has unpacked it, and its language stays

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && isPlace(url.pathname)) event.respondWith(page(request));
});

/** Fetch the page and everything that it may need in the languages that are read here. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const page of [HOME, ANY]) await cache.add(new Request(page, { cache: 'no-cache' })); // first: what they name is there as long as they are
  await Promise.all((await wanted()).map((path) => keep(cache, path)));
  await self.skipWaiting();
}

/** What a file is called never changes what is in it: one that is here need not be fetched again. */
async function keep(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path, ANYHOW);
  await (known ? cache.put(path, known) : cache.add(path));
}

/** All files but words of languages that nobody reads here. */
async function wanted(): Promise<string[]> {
  const read = await languagesRead();
  return BUILD.files.filter((path) => {
    const language = languageOf(path);
    return language === null || read.has(language);
  });
}

async function languagesRead(): Promise<Set<string>> {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const before = kept.flat().flatMap(({ url }) => languageOf(new URL(url).pathname) ?? []);
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => BUILD.languages.includes(tag));
  return new Set([preferred ?? 'en', ...before]);
}

/** Words are in files that begin with their language. */
function languageOf(path: string): string | null {
  return BUILD.languages.find((language) => path.startsWith(`/assets/${language}.`)) ?? null;
}

/** Serve all pages that are open, and keep no more than the version before. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name))); // in the order they were made
  await self.clients.claim();
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request, ANYHOW);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(NAME)).put(request, found.clone());
  return found;
}

/** The page as it is kept; the server's where none is. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = new URL(request.url).pathname === HOME ? HOME : ANY;
  return (await cache.match(kept, ANYHOW)) ?? fetch(request);
}

/** Whether an address is a place inside the pages, as the server sees it. */
function isPlace(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') && !['/api', '/health', '/metrics'].some((own) => path === own || path.startsWith(`${own}/`));
}
