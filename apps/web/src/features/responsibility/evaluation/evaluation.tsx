import { paths } from '@miraco/contract/paths';
import type { Ratings } from '@miraco/domain/ratings';
import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askEvaluation } from '#features/responsibility/asks.ts';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { evaluationDraft, sentToday } from './draft.ts';
import { EvaluationForm } from './form.tsx';
import { evaluationSteps } from './steps.ts';

/**
 * /client/test/responsibility/evaluation: how often each rated virtue is lacking in the user's days. Spec 2, sections 2, 4 and 5.
 */
export function Evaluation() {
  const { t } = useTranslation();
  const open = useWritable('responsibility');
  const user = userId();
  const screen = useScreen(askEvaluation);
  usePageTitle(t('evaluation.title'));

  if (!screen.data) return <Loading title={t('evaluation.title')} queries={[screen]} />;
  const { overview, evaluations, draft, words, emotions, behaviours } = screen.data;
  const ratings: Ratings = overview.ratings;
  const steps = evaluationSteps(ratings);
  if (steps.length === 0) return <NothingRated open={open} />;
  return (
    <EvaluationForm
      user={user}
      open={open}
      steps={steps}
      ratings={ratings}
      words={words}
      emotions={emotions}
      behaviours={behaviours}
      today={sentToday(evaluations)?.date}
      fromServer={evaluationDraft.stored(draft, evaluations)}
    />
  );
}

function NothingRated({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <StepsBar current="evaluation" />
      <PageHeader title={t('evaluation.title')} />
      {!open && <LockedNotice />}
      <EmptyState
        icon={<SearchCheck />}
        title={t('evaluation.nothingRatedTitle')}
        action={
          <Button asChild>
            <Link to={open ? paths.resume : paths.conscience}>
              {open ? t('evaluation.seeSummary') : t('evaluation.toConscience')}
            </Link>
          </Button>
        }
      >
        {open ? t('evaluation.nothingRated') : t('evaluation.nothingRatedLocked')}
      </EmptyState>
    </>
  );
}
