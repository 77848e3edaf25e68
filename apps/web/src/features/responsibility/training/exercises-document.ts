import type { Language } from '@miraco/domain/languages';
import type { TrainingGroup } from '@miraco/domain/training';
import { forEveryVirtue, type Strength, type Virtue } from '@miraco/domain/virtues';
import { exercisesDocument } from '@miraco/pdf/exercises';
import type { TFunction } from 'i18next';
import type { Known } from '#parts/practice/known.ts';
import { withTotals } from '#parts/practice/with-totals.ts';
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
      exercises: readonly Outputs['responsibility']['training']['getByUser'][number][];
    }[];
  }[];
}

/** The file name in the spec. Spec 2, section 2. */
const fileName = 'exercises_miraco.pdf';

interface Block extends DownloadExercisesProps {
  completions: Known;
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtues'];
}

/** Makes the PDF of a block's exercises and hands it to the browser as a download. */
export async function downloadExercises(
  { me, overview, words, completions, strength, groups }: Block,
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
        groups: groups.map(({ group, virtues }) => ({
          group,
          virtues: virtues.map(({ virtue, exercises }) => ({ virtue, exercises: withTotals(exercises, completions) })),
        })),
      },
      t,
      fonts,
    ),
  );
}
