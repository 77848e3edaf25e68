import { useTranslation } from 'react-i18next';
import { addressOf, useListPlace } from '#features/admin/list-place.ts';
import { Link } from '#shared/router/link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface FormEndProps {
  submitLabel: string;
  busy: boolean;
  /** Why nothing was saved, in words. */
  problem: string | undefined;
}

/** The end of a user's form: the error, and the buttons. */
export function FormEnd({ submitLabel, busy, problem }: FormEndProps) {
  const { t } = useTranslation();
  const list = addressOf(useListPlace());
  return (
    <div className="grid gap-5 border-t py-6">
      {problem && (
        <Alert tone="error" title={t('user.notSaved')}>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch lg:pl-70">
        <Button type="submit" size="lg" loading={busy}>
          {submitLabel}
        </Button>
        <Button asChild variant="ghost" size="lg">
          <Link to={list}>{t('common.cancel')}</Link>
        </Button>
      </div>
    </div>
  );
}
