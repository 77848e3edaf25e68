import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network, and that typed text is not lost. Mounted from the start, so that it is announced. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  return (
    <div role="status" className="sticky top-3 z-10 print:hidden">
      {!online && (
        <p className="mb-6 flex items-start gap-3 rounded-lg border border-primary/30 bg-secondary px-4 py-3 text-secondary-foreground shadow-raised">
          <WifiOff className="mt-1 size-[1.15rem] shrink-0" aria-hidden="true" />
          {t('nav.offline')}
        </p>
      )}
    </div>
  );
}
