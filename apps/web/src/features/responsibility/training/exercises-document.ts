import type { Language } from '@miraco/domain/languages';
import type { ExerciseFrequency, ExerciseLevel, TrainingGroup } from '@miraco/domain/training';
import { forEveryVirtue, type Strength, type Virtue } from '@miraco/domain/virtues';
import { exercisesDocument } from '@miraco/pdf/exercises';
import type { TFunction } from 'i18next';
import { helpLines } from '#parts/support/help-lines.ts';
import { brandName } from '#shared/brand/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { savePdf } from '#shared/pdf/save-pdf.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export interface DownloadExercisesProps {
  /** The block to be downloaded. Spec 2, section 2. */
  strength: Strength;
  /** The groups of the block in order, each with its virtues and their open exercises. */
  groups: readonly {
    group: TrainingGroup;
    virtues: readonly {
      virtue: Virtue;
      exercises: readonly { description: string; level: ExerciseLevel; frequency: ExerciseFrequency }[];
    }[];
  }[];
}

/** The file name in the spec. Spec 2, section 2. */
const fileName = 'exercises_miraco.pdf';

interface Block extends DownloadExercisesProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtues'];
}

/** Makes the PDF of a block's exercises and hands it to the browser as a download. */
export async function downloadExercises(
  { me, overview, words, strength, groups }: Block,
  language: Language,
  t: TFunction,
): Promise<void> {
  await savePdf(fileName, (fonts) =>
    exercisesDocument(
      {
        name: fullName(me),
        brand: brandName,
        help: helpLines(language),
        date: Date.now(),
        language,
        ratings: overview.ratings,
        names: forEveryVirtue((virtue) => words[virtue].name[language]),
        strength,
        groups,
      },
      t,
      fonts,
    ),
  );
}
