import { scriptAddress } from '#shared/trusted-types.ts';

/** Milliseconds after the load event, so that the first screen does not share its bandwidth. */
const registerAfter = 2000;

/** Paths of the files that this page has loaded from its own origin. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  return addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Sends the worker the files that were loaded before it started. */
function sendLoadedFiles(worker: ServiceWorkerContainer) {
  worker.controller?.postMessage(loadedFiles());
}

/**
 * Lets the app open offline: public/sw.js caches the files of this build, and never personal data.
 * @param entry URL of the entry chunk, whose hash identifies the build
 */
export function keepOfflineCopy(entry: string): void {
  const { serviceWorker } = navigator;
  // Browsers offer service workers on https and localhost only, and some not in private windows.
  if (!import.meta.env.PROD || !serviceWorker) return;
  const build = new URL(entry).pathname.split('/').at(-1) ?? '';
  const register = async () => {
    serviceWorker.addEventListener('controllerchange', () => sendLoadedFiles(serviceWorker), { once: true });
    sendLoadedFiles(serviceWorker);
    try {
      await serviceWorker.register(scriptAddress(`/sw.js?build=${encodeURIComponent(build)}`), {
        updateViaCache: 'none',
      });
    } catch {
      // Storage is full or blocked: the app works as before, online.
    }
  };
  const soon = () => setTimeout(register, registerAfter);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
