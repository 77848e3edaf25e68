import { paths } from '@miraco/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';

/** Leads out of a form of a client, in the place of Back at its first question. What is answered stays. */
export function LeaveLink() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.profile}
      className="-ml-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-md px-3 py-2 font-medium text-foreground leading-tight no-underline hover:bg-muted"
    >
      <ArrowLeft className="size-[1.15em] shrink-0" aria-hidden="true" />
      {t('initial.leave')}
    </Link>
  );
}
