import type { Language } from '@miraco/domain/languages';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { ratingReasons } from '@miraco/domain/weak-reasons';
import { conscienceProfile } from '@miraco/pdf/conscience-profile';
import type { TFunction } from 'i18next';
import { type ReasonWords, whyHere } from '#features/conscience/why-here.ts';
import { helpLines } from '#parts/support/help-lines.ts';
import { brandName } from '#shared/brand/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { savePdf } from '#shared/pdf/save-pdf.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export interface DownloadProfileProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtueTexts'];
  partners: Outputs['method']['polarity'];
  reasonWords: ReasonWords;
}

/** The file name in the spec. Spec 1, section 2. */
const fileName = 'resume_conscience_profile.pdf';

/** Makes the PDF of the profile and hands it to the browser as a download. */
export async function downloadProfile(profile: DownloadProfileProps, language: Language, t: TFunction): Promise<void> {
  const { me, overview, words, partners, reasonWords } = profile;
  await savePdf(fileName, (fonts) =>
    conscienceProfile(
      {
        name: fullName(me),
        brand: brandName,
        help: helpLines(language),
        date: Date.now(),
        language,
        ratings: overview.ratings,
        words: forEveryVirtue((virtue) => {
          const { name, meaning, weak, medium, strong: hard } = words[virtue];
          return {
            name: name[language],
            meaning: meaning[language],
            debil: weak[language],
            media: medium[language],
            fuerte: hard[language],
          };
        }),
        reasons: (virtue) => whyHere(virtue, ratingReasons(overview.reasons[virtue] ?? []), reasonWords, language, t),
        polarity: overview.polarity,
        why: (from, to) => partners[from].find(({ partner }) => partner === to)?.why[language] ?? '',
      },
      t,
      fonts,
    ),
  );
}
