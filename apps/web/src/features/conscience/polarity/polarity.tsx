import { paths } from '@miraco/contract/paths';
import { ChartNoAxesColumnDecreasing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askPolarity } from '#features/conscience/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CitedVirtues } from './cited-virtues.tsx';

/** /client/polarity: virtues by frequency, with related virtues and tips. Spec 1, section 2. */
export function Polarity() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const screen = useScreen(askPolarity);
  usePageTitle(t('polarity.title'));

  if (!screen.data) return <Loading title={t('polarity.title')} queries={[screen]} />;
  const { overview } = screen.data;
  return (
    <>
      <PageHeader eyebrow={t('itinerary.conscience.name')} title={t('polarity.title')} lead={t('polarity.lead')} />
      {overview.citations.some(({ total }) => total > 0) ? (
        <CitedVirtues overview={overview} words={screen.data} />
      ) : (
        <EmptyState
          icon={<ChartNoAxesColumnDecreasing />}
          title={t('polarity.emptyTitle')}
          action={
            open && (
              <Button asChild>
                <Link to={paths.weak}>{t('polarity.start')}</Link>
              </Button>
            )
          }
        >
          {open ? t('polarity.empty') : t('polarity.emptyClosed')}
        </EmptyState>
      )}
      <Button asChild variant="secondary" className="mt-8">
        <Link to={open ? paths.resume : paths.resumeLater}>{t('polarity.toResume')}</Link>
      </Button>
    </>
  );
}
