import type { Language } from '@miraco/domain/languages';
import type { Ratings } from '@miraco/domain/ratings';
import { forEveryVirtue, type Virtue } from '@miraco/domain/virtues';
import { manifestDocument } from '@miraco/pdf/manifest';
import type { TFunction } from 'i18next';
import { helpLines } from '#parts/support/help-lines.ts';
import { brandName } from '#shared/brand/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { savePdf } from '#shared/pdf/save-pdf.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export interface ManifestDownloadProps {
  me: Outputs['account']['me'];
  ratings: Ratings;
  words: Outputs['method']['virtues'];
  /** The statements on the screen, saved or not: readers expect these on paper. */
  statements: Readonly<Record<Virtue, string>>;
}

/** The file name in the spec. Spec 2, section 2. */
const fileName = 'resume_manifest.pdf';

/** Makes the PDF of the manifesto and hands it to the browser as a download. */
export async function downloadManifest(
  { me, ratings, words, statements }: ManifestDownloadProps,
  language: Language,
  t: TFunction,
): Promise<void> {
  await savePdf(fileName, (fonts) =>
    manifestDocument(
      {
        name: fullName(me),
        brand: brandName,
        help: helpLines(language),
        date: Date.now(),
        language,
        ratings,
        names: forEveryVirtue((virtue) => words[virtue].name[language]),
        statements,
      },
      t,
      fonts,
    ),
  );
}
