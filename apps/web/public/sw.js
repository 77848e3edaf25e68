// The service worker: without a network the app still opens, says so, and has what was typed (src/app/shell/offline-copy.ts registers it).
// It caches only files that are the same for everybody: an empty page and the built files. Nothing under /trpc or /api passes through here.

// One store for each build. A new worker waits until no tab of the old build is open, so nobody loses files that they still need.
const store = `build ${new URL(location.href).searchParams.get('build')}`;
const emptyPage = '/client/profile';
const isAsset = (path) => path.startsWith('/assets/');
const mayBeKept = (path) => isAsset(path) || path === '/site.webmanifest';

async function keep(request, response) {
  if (!response.ok || response.redirected) return;
  const files = await caches.open(store);
  await files.put(request, response);
}

async function fetchAndKeep(request) {
  const response = await fetch(request);
  await keep(request, response.clone());
  return response;
}

// The server writes a page for a language; without it, any will do, for the app draws itself in the reader's.
async function kept(request) {
  const files = await caches.open(store);
  return files.match(request, { ignoreVary: true });
}

async function keepAll(addresses) {
  const wanted = addresses.filter((path) => mayBeKept(path));
  await Promise.allSettled(wanted.map(async (path) => (await kept(path)) ?? (await fetchAndKeep(path))));
}

async function keepFirstFiles() {
  const page = await fetchAndKeep(new Request(emptyPage, { headers: { accept: 'text/html' } }));
  const html = await page.text();
  await keepAll([...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path));
}

async function removeOldBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)));
}

addEventListener('install', (event) => event.waitUntil(keepFirstFiles()));
addEventListener('activate', (event) => event.waitUntil(removeOldBuilds().then(() => clients.claim())));
// The files that a page has loaded before there was a worker to see it.
addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const orKept = (wanted) => async () => (await kept(wanted)) ?? Response.error();
  if (isAsset(pathname)) {
    // Their names contain a hash of their content, so a cached file is never outdated.
    event.respondWith(kept(request).then((file) => file ?? fetchAndKeep(request)));
  } else if (mayBeKept(pathname)) {
    event.respondWith(fetchAndKeep(request).catch(orKept(request)));
  } else if (pathname === emptyPage) {
    // Kept again on each visit: the help in it is the practice's, which can change.
    event.respondWith(fetchAndKeep(request).catch(orKept(emptyPage)));
  } else if (request.mode === 'navigate' && !/^\/(?:api|trpc)\//.test(pathname)) {
    event.respondWith(fetch(request).catch(orKept(emptyPage)));
  }
});
