import type { Language } from '@miraco/domain/languages';
import { forEveryVirtue, virtues } from '@miraco/domain/virtues';
import type { VirtueExercises } from '@miraco/pdf/exercise-tables';
import { responsibilityProfile } from '@miraco/pdf/responsibility-profile';
import type { TFunction } from 'i18next';
import { withTotals } from '#parts/practice/with-totals.ts';
import { helpLines } from '#parts/support/help-lines.ts';
import { unevenTexts } from '#parts/wellness-test/score/result-texts.ts';
import { brandName } from '#shared/brand/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { savePdf } from '#shared/pdf/save-pdf.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';

export interface DownloadResponsibilityProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtues'];
}

/** The file name in the spec. Spec 2, section 9. */
const fileName = 'resume_responsability_profile.pdf';

type Exercise = Outputs['responsibility']['training']['getByUser'][number] & { total: number };

function byVirtue(exercises: readonly Exercise[]): VirtueExercises[] {
  return virtues.map((virtue) => ({ virtue, exercises: exercises.filter((exercise) => exercise.virtue === virtue) }));
}

/** Fetches the data of Responsibility, makes its PDF and hands it to the browser as a download. */
export async function downloadResponsibility(
  { me, overview, words }: DownloadResponsibilityProps,
  language: Language,
  t: TFunction,
): Promise<void> {
  const user = me.id;
  // Called together, these travel in one request.
  const [weeks, evaluations, exercises, completions, statements, wellness] = await Promise.all([
    api.responsibility.weekly.getByUser.query({ user }),
    api.responsibility.evaluation.getByUser.query({ user }),
    api.responsibility.training.getByUser.query({ user }),
    api.responsibility.completions.getByUser.query({ user }),
    api.responsibility.manifest.get.query({ user }),
    api.method.wellness.query(),
  ]);
  const [latest] = weeks;
  const kept = withTotals(exercises, completions).filter(({ deleted }) => !deleted);
  await savePdf(fileName, (fonts) =>
    responsibilityProfile(
      {
        name: fullName(me),
        brand: brandName,
        help: helpLines(language),
        date: Date.now(),
        language,
        ratings: overview.ratings,
        names: forEveryVirtue((virtue) => words[virtue].name[language]),
        weeks,
        uneven:
          latest && unevenTexts(latest.score, wellness, { language, nameOf: (block) => t(`initial.blocks.${block}`) }),
        evaluations: evaluations.map(({ evaluation }) => evaluation),
        toDo: byVirtue(kept.filter(({ done }) => !done)),
        essential: byVirtue(kept.filter(({ done, favourite }) => done && favourite)),
        statements,
      },
      t,
      fonts,
    ),
  );
}
