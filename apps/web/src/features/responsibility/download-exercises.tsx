import type { ExerciseFrequency, ExerciseLevel, TrainingGroup } from '@miraco/domain/training';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/language.ts';
import { DownloadButton } from '#app/pdf/download-button.tsx';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { UnavailableDownload } from './unavailable-download.tsx';

export interface DownloadExercisesProps {
  /** The block that is downloaded. Spec 2, section 2. */
  strength: Strength;
  /** The groups of the block in their order, each with its virtues and their exercises still to do. */
  groups: readonly {
    group: TrainingGroup;
    virtues: readonly {
      virtue: Virtue;
      exercises: readonly { description: string; level: ExerciseLevel; frequency: ExerciseFrequency }[];
    }[];
  }[];
}

/** The exercises of a block on paper, to tick off. */
export function DownloadExercises({ strength, groups }: DownloadExercisesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const label = t(`manifest.exercises.${strength}`);
  const anything = groups.some(({ virtues }) => virtues.some(({ exercises }) => exercises.length > 0));
  if (!anything) return <UnavailableDownload label={label} reason={t('training.none')} size="sm" />;
  return (
    <DownloadButton
      label={label}
      done={t('manifest.exercises.downloaded')}
      size="sm"
      download={async () => {
        const { downloadExercises } = await import('./exercises-document.ts');
        // The training screen has them all; what it has not yet, travels as one request.
        const [me, overview, words] = await Promise.all([
          utils.account.me.ensureData(),
          utils.conscience.overview.ensureData({ user: getSession()?.id ?? '' }),
          utils.method.virtues.ensureData(),
        ]);
        await downloadExercises({ me, overview, words, strength, groups }, language, t);
      }}
    />
  );
}
