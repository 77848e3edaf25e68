/** The browser's dialog that installs the app. Only Chromium's browsers have one; they offer it once for each load of a page. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

// The offer comes before the page that makes use of it: main.tsx imports this file.
addEventListener('beforeinstallprompt', (event) => {
  // The browser would show a bar of its own over the page.
  event.preventDefault();
  change(event);
});
addEventListener('appinstalled', () => change(null));

/** Whether the browser offers to install the app. */
export const isInstallOffered = () => offer !== null;

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the browser's dialog. It opens once: the offer is gone then, whatever the answer. */
export async function install(): Promise<void> {
  const taken = offer;
  change(null);
  await taken?.prompt();
}
