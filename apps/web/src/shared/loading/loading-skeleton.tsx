import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Marks skeletons as busy, and announces that something is loading. */
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
