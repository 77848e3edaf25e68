import { paths } from '@miraco/contract/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';

/** The end of the page: the way to the next step. */
export function ProspectsOnward({ open, any }: { open: boolean; any: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t pt-6">
      <p className="measure min-w-0 flex-1 basis-64 text-muted-foreground">
        {open && (any ? t('prospect.onward') : t('prospect.needed'))}
      </p>
      <Button asChild variant="secondary" size="lg" className="max-sm:w-full">
        <Link to={paths.mediumHard}>
          {t('prospect.continue')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  );
}
