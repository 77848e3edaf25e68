import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { addressOf, useListPlace } from './list-place.ts';

/** A link back to the page of the list that led here. */
export function BackToList() {
  const { t } = useTranslation();
  const list = addressOf(useListPlace());
  return (
    <p className="eyebrow mb-2 print:hidden">
      <Link to={list} className="inline-flex min-h-11 items-center gap-1.5 hover:text-foreground">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('admin.backToUsers')}
      </Link>
    </p>
  );
}
