/** The first screen comes first: what is fetched for later waits this long after the page has loaded. */
const restAfter = 2000;

/** What this page has loaded from our own server, by path. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  return addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Hands over what was loaded before the worker was there. */
function handOver(worker: ServiceWorkerContainer) {
  worker.controller?.postMessage(loadedFiles());
}

/**
 * Lets the app open without a network too: public/sw.js keeps the files of this build, and never anything about a person.
 *
 * @param entry the address of the entry's code, whose hash tells one build from another
 */
export function keepOfflineCopy(entry: string): void {
  const { serviceWorker } = navigator;
  // Browsers have it on https and on localhost only, and some not in private windows.
  if (!import.meta.env.PROD || !serviceWorker) return;
  const build = new URL(entry).pathname.split('/').at(-1) ?? '';
  const register = async () => {
    serviceWorker.addEventListener('controllerchange', () => handOver(serviceWorker), { once: true });
    handOver(serviceWorker);
    try {
      await serviceWorker.register(`/sw.js?build=${encodeURIComponent(build)}`, { updateViaCache: 'none' });
    } catch {
      // Storage is full or closed to us: the app works as it did, with a network.
    }
  };
  const soon = () => setTimeout(register, restAfter);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
