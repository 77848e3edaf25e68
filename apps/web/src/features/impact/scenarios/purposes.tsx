import { forEveryVirtue } from '@miraco/domain/virtues';
import { askPurposes } from '#features/impact/asks.ts';
import { companyPurpose, couplePurpose } from '#parts/purpose/purpose-content.ts';
import { storedRows } from '#parts/purpose/purpose-rows.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useScreen } from '#shared/loading/use-screen.ts';
import { PurposeDownload } from './purpose-download.tsx';
import { summarise } from './scenario-summary.ts';

/** The data of all three purposes. */
export const usePurposeData = (user: string) => useScreen((ask) => askPurposes(ask, user));

type PurposeData = NonNullable<ReturnType<typeof usePurposeData>['data']>;

/** The purposes as they stand, row by row, and the button of their PDF. */
export function usePurposes({ me, overview, professional, couple, personal, reading, words, scenarios }: PurposeData) {
  const language = useLanguage();
  const { ratings } = overview;
  const company = professional && companyPurpose(professional);
  const rows = {
    company: storedRows(ratings, company, { form: 'company', reading }),
    couple: storedRows(ratings, couple && couplePurpose(couple), { form: 'couple', reading }),
  };
  const summaries = { company: summarise(rows.company), couple: summarise(rows.couple) };
  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  const download = (
    <PurposeDownload
      me={me}
      ratings={ratings}
      polarity={overview.polarity}
      names={names}
      rows={rows}
      summaries={summaries}
      couple={couple}
      role={professional?.role ?? null}
      personal={personal}
      scenarios={scenarios}
    />
  );
  return { rows, summaries, names, download };
}
