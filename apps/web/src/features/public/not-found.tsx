import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Rosette } from '#shared/brand/rosette.tsx';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';

export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('errors.notFoundTitle'));
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-5 px-5 py-20 sm:px-8 sm:py-28">
      <Rosette className="size-16 text-input" />
      <h1 tabIndex={-1}>{t('errors.notFoundTitle')}</h1>
      <p className="text-muted-foreground">{t('errors.notFoundPage')}</p>
      <Button asChild className="mt-2">
        <Link to={paths.home}>{t('errors.goHome')}</Link>
      </Button>
    </div>
  );
}
