import { useTranslation } from 'react-i18next';
import { WellnessAnswers } from '#features/admin/client/wellness-answers.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { PhaseTwoData } from './phase-two-data.ts';

type Test = PhaseTwoData['weekly'][number];

interface WeeklyAnswersProps {
  /** The test whose answers are read; undefined while none are. */
  test: Test | undefined;
  /** The one before it; undefined for the first. */
  before: Pick<Test, 'responses' | 'date'> | undefined;
  onClose: () => void;
}

/** The 20 answers of a weekly test, and how they differ from the test before. */
export function WeeklyAnswers({ test, before, onClose }: WeeklyAnswersProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const words = trpc.method.wellness.useQuery(undefined, { enabled: test !== undefined });
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
      <Loaded query={words} failed={t('wellnessAnswers.failed')}>
        {(known) => test && <WellnessAnswers test={test} before={before?.responses} words={known} />}
      </Loaded>
    </Dialog>
  );
}
