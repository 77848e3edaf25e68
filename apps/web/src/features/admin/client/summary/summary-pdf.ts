import { languageOf } from '@miraco/domain/languages';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { summaryDocument } from '@miraco/pdf/summary';
import type { ClientData } from '#features/admin/client-data.ts';
import { helpLines } from '#parts/support/help-lines.ts';
import { brandName } from '#shared/brand/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { wordsIn } from '#shared/language/language.ts';
import { makePdf } from '#shared/pdf/save-pdf.ts';
import type { SummaryContent } from './summary-content.ts';
import type { SummaryData } from './summary-data.ts';

export interface ChosenSummary {
  user: ClientData['user'];
  data: SummaryData;
  /** The parts that were chosen. */
  content: Partial<SummaryContent>;
  line: string;
}

/** Makes the PDF of a summary, in the language of the client. */
export async function summaryPdf({ user, data, content, line }: ChosenSummary) {
  const language = languageOf(user);
  const t = await wordsIn(language, ['client', 'charts', 'pdf']);
  const { overview, words, me } = data;
  const bytes = await makePdf((fonts) =>
    summaryDocument(
      {
        name: fullName(user),
        brand: brandName,
        help: helpLines(language),
        date: Date.now(),
        language,
        ratings: overview.ratings,
        names: forEveryVirtue((virtue) => words[virtue].name[language]),
        line,
        coach: fullName(me),
        ...content,
      },
      t,
      fonts,
    ),
  );
  return { bytes, fileName: t('pdf.summary.file', { name: user.username }) };
}
