import { useState, useSyncExternalStore } from 'react';
import { isInstallOffered, onInstallOffer } from '#shared/install/install-offer.ts';
import { choiceKeys } from '#shared/kept-storage.ts';
import { isInstalled, isSafariOfTouchDevice } from './home-screen.ts';

/** How the app can be installed here: by the browser's dialog, or by hand. */
export type InstallWay = 'dialog' | 'hand';

/** Of the device, and so of everybody who signs in on it. */
const storageKey = choiceKeys.install;

function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'dismissed';
  } catch {
    // Without storage a dismissal would not last: the hint would come back each time.
    return true;
  }
}

/** The way to install the app, and what ends the hint for good; no way where it is installed, impossible or not wanted. */
export function useInstallWay(): { way: InstallWay | undefined; dismiss: () => void } {
  const offered = useSyncExternalStore(onInstallOffer, isInstallOffered);
  const [isWanted, setWanted] = useState(() => !isDismissed() && !isInstalled());
  const [byHand] = useState(() => isSafariOfTouchDevice(navigator));
  const dismiss = () => {
    localStorage.setItem(storageKey, 'dismissed');
    setWanted(false);
  };
  if (!isWanted) return { way: undefined, dismiss };
  return { way: offered ? 'dialog' : byHand ? 'hand' : undefined, dismiss };
}
