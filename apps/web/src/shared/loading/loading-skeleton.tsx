import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Wraps the skeletons of what is loading, and lets it be read out. */
export function LoadingSkeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {children}
    </div>
  );
}
