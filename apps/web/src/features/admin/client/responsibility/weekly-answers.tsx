import { useTranslation } from 'react-i18next';
import { WellnessAnswers } from '#features/admin/client/wellness-answers.tsx';
import type { Week } from '#parts/wellness-test/weeks.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

type Data = Pick<PhaseTwoTabData<'weekly'>, 'user' | 'initial'>;

interface WeeklyAnswersProps {
  data: Data;
  /** The test whose answers are read; undefined while none are. */
  test: Week | undefined;
  /** The one before it, the initial one perhaps; undefined for the first. */
  before: Pick<Week, 'date'> | undefined;
  onClose: () => void;
}

/** The 20 answers of a weekly test, and how they differ from the test before. */
export function WeeklyAnswers({ data: { user, initial }, test, before, onClose }: WeeklyAnswersProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  return (
    <Dialog
      open={test !== undefined}
      onOpenChange={onClose}
      width="max-w-5xl"
      title={t('wellnessAnswers.title', { date: day.format(test?.date) })}
      description={
        before ? t('wellnessAnswers.compared', { date: day.format(before.date) }) : t('wellnessAnswers.first')
      }
    >
      {test && <Answers user={user.id} initial={initial} test={test} before={before} />}
    </Dialog>
  );
}

interface AnswersProps {
  user: string;
  initial: Data['initial'];
  test: Week;
  before: WeeklyAnswersProps['before'];
}

/** The answers of all weeks are fetched when those of one are opened. */
function Answers({ user, initial, test, before }: AnswersProps) {
  const { t } = useTranslation();
  const screen = useScreen((ask) => ({
    words: ask.method.wellness(),
    weekly: ask.responsibility.weekly.getByUser({ user }),
  }));
  return (
    <Loaded query={screen} failed={t('wellnessAnswers.failed')}>
      {({ words, weekly }) => {
        const all = initial ? [...weekly, initial] : weekly;
        const taken = all.find(({ date }) => date === test.date);
        const earlier = all.find(({ date }) => date === before?.date);
        return taken && <WellnessAnswers test={taken} before={earlier?.responses} words={words} />;
      }}
    </Loaded>
  );
}
