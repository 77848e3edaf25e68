import { paths } from '@miraco/contract/paths';
import type { Ratings } from '@miraco/domain/ratings';
import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { evaluationDraft, sentToday } from './draft.ts';
import { EvaluationForm } from './form.tsx';
import { evaluationSteps } from './steps.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** /client/test/responsibility/evaluation: how each rated virtue shows in the user's days. Spec 2, sections 2, 4 and 5. */
export function Evaluation() {
  const { t } = useTranslation();
  const open = useWritable('responsibility');
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const evaluations = trpc.responsibility.evaluation.getByUser.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'evaluation' });
  const words = trpc.method.virtues.useQuery(undefined, forever);
  const emotions = trpc.method.emotions.useQuery(undefined, forever);
  const behaviours = trpc.method.behaviours.useQuery(undefined, forever);
  usePageTitle(t('evaluation.title'));

  if (
    !me.data ||
    !overview.data ||
    !evaluations.data ||
    draft.data === undefined ||
    !words.data ||
    !emotions.data ||
    !behaviours.data
  ) {
    const queries = [me, overview, evaluations, draft, words, emotions, behaviours];
    return <Loading title={t('evaluation.title')} queries={queries} />;
  }
  const ratings: Ratings = overview.data.ratings;
  const steps = evaluationSteps(ratings);
  if (steps.length === 0) return <NothingRated open={open} />;
  return (
    <EvaluationForm
      user={user}
      open={open}
      steps={steps}
      ratings={ratings}
      words={words.data}
      emotions={emotions.data}
      behaviours={behaviours.data}
      today={sentToday(evaluations.data)?.date}
      fromServer={evaluationDraft.stored(draft.data, evaluations.data)}
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
