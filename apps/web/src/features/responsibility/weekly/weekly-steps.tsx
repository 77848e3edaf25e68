import { paths } from '@miraco/contract/paths';
import type { Answer } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { nextDue, withinWeek } from '#parts/later-phases/week.ts';
import { useLockedReason } from '#parts/phases/use-locked-reason.ts';
import type { DraftResponses } from '#parts/wellness-test/score/responses.ts';
import { loadFormAhead, TestSteps } from '#parts/wellness-test/test-steps.tsx';
import { useWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';
import { sayOnArrival } from '#shared/arrival/arrival.ts';
import { CapNotice } from '#shared/cap-notice.tsx';
import { dateFormat } from '#shared/date-format.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { useLanguage } from '#shared/language/language.ts';
import { late } from '#shared/loading/late.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { weeklyDraft } from './weekly-draft.ts';

const nav = late<'StepsBar', object>(() => import('#features/responsibility/steps-bar.tsx'), 'StepsBar');
loadFormAhead(nav);

interface WeeklyStepsProps {
  user: string;
  draft: Stored<DraftResponses> | null;
  words: Outputs['method']['wellness'];
  /** When the last weekly test was taken. */
  last: number | undefined;
  /** The number taken within a day. */
  today: number;
  /** False while Conscience is open: then the questions are read-only. Spec 2, section 2. */
  open: boolean;
  onSent: () => void;
}

/** The steps of the weekly test. It may be taken any day; once a week is recommended, and the screen says so. */
export function WeeklySteps({ user, draft: fromServer, words, last, today, open, onSent }: WeeklyStepsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const lockedReason = useLockedReason();
  const draft = useWellnessDraft(weeklyDraft, user, fromServer);
  const sending = useSend({
    draft,
    send: (responses: Answer[], call) => api.responsibility.weekly.register.mutate({ user, responses }, call()),
    refresh: () => utils.responsibility.weekly.invalidate(),
    onSent: () => {
      sayOnArrival(t('weekly.saved'));
      onSent();
    },
    leadsOn: true,
  });

  const day = dateFormat(language, { dateStyle: 'long' });
  const now = Date.now();
  const taken = last !== undefined && withinWeek(last, now);
  const old = fromServer && !withinWeek(fromServer.date, now);
  return (
    <TestSteps
      nav={nav}
      title={t('weekly.title')}
      lead={
        last === undefined || taken
          ? t('weekly.lead')
          : `${t('weekly.lead')} ${t('weekly.lastTaken', { date: day.format(last) })}`
      }
      resumed={old ? t('weekly.resumedFrom', { date: day.format(fromServer.date) }) : t('initial.resumed')}
      notice={
        taken && (
          <Alert
            live={false}
            title={t('weekly.takenTitle')}
            className="mb-8"
            action={
              <Button asChild variant="secondary" size="sm">
                <Link to={paths.weeklyResult}>{t('weekly.seeResult')}</Link>
              </Button>
            }
          >
            {t('weekly.taken', { date: day.format(last), next: day.format(nextDue(last)) })}
            <CapNotice list="weeklyTests" entries={today} />
          </Alert>
        )
      }
      wording="week"
      words={words}
      draft={draft}
      sending={sending}
      open={open}
      closed={lockedReason}
    />
  );
}
