import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Rosette } from '#shared/brand/rosette.tsx';
import { Button } from '#ui/button.tsx';

/** Replaces a screen that failed to render, or to load: offline, its code may be missing. */
export function ScreenError() {
  const { t } = useTranslation();
  usePageTitle(t('errors.screenTitle'));
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-5 p-6"
    >
      <Rosette className="size-14 text-muted-foreground" />
      <h1>{t('errors.screenTitle')}</h1>
      <p className="text-muted-foreground">{navigator.onLine ? t('errors.screen') : t('errors.offline')}</p>
      <Button onClick={() => window.location.reload()}>{t('errors.reload')}</Button>
    </main>
  );
}
