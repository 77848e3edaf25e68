import { Share, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brandName } from '#shared/brand/brand.ts';
import { Rosette } from '#shared/brand/rosette.tsx';
import { install } from '#shared/install/install-offer.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { InstallWay } from './use-install-way.ts';

interface InstallHintProps {
  way: InstallWay;
  onDismiss: () => void;
  className: string;
}

/** Says that the app can be one of the device's, and how; it never comes back once it is dismissed. */
export function InstallHint({ way, onDismiss, className }: InstallHintProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('install.title', { brand: brandName })}
      className={cn(
        'flex items-start gap-4 rounded-lg border p-4 pr-2 sm:items-center sm:pl-5 print:hidden',
        className,
      )}
    >
      <Rosette className="size-9 shrink-0 text-primary max-sm:mt-1" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 basis-80 grow">
          <p className="font-medium">{t('install.title', { brand: brandName })}</p>
          <p className="measure text-[0.95rem] text-muted-foreground">{t('install.text')}</p>
          {way === 'hand' && (
            <p className="mt-2 flex items-start gap-2 text-[0.95rem]">
              <Share className="mt-[0.15em] size-[1.15rem] shrink-0 text-primary" aria-hidden="true" />
              {t('install.byHand')}
            </p>
          )}
        </div>
        {way === 'dialog' && (
          <Button variant="secondary" onClick={() => void install()}>
            {t('install.install')}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="shrink-0 max-sm:-mt-2"
        aria-label={t('install.dismiss')}
        title={t('install.dismiss')}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
