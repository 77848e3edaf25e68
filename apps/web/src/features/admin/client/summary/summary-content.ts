import type { Language } from '@miraco/domain/languages';
import { type PurposeForm, scenarios } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import type { SummaryDocument, SummaryPurposes } from '@miraco/pdf/summary-sheet';
import { companyPurpose, couplePurpose } from '#parts/purpose/purpose-content.ts';
import { countScenarios, storedRows } from '#parts/purpose/purpose-rows.ts';
import type { SummaryData } from './summary-data.ts';

/** The longest line of a coach: a few sentences. */
export const longestLine = 400;

/** The parts of a summary that a coach chooses from, in their order. */
export const summaryParts = [
  'wellness',
  'thenNow',
  'virtues',
  'exercises',
  'manifest',
  'purposes',
] as const satisfies readonly (keyof SummaryDocument)[];
export type SummaryPart = (typeof summaryParts)[number];

export type SummaryContent = Pick<SummaryDocument, SummaryPart>;

export type Sources = Omit<SummaryData, 'me' | 'mails'>;

/** Every part of the summary of a client; undefined where there is nothing to say. */
export function summaryContent(data: Sources, language: Language): SummaryContent {
  const nameOf = (virtue: Virtue) => data.words[virtue].name[language];
  const done = data.exercises.filter(({ done, deleted }) => done && !deleted);
  const written = Object.values(data.statements).some((statement) => statement.trim() !== '');
  return {
    wellness: wellnessOf(data),
    thenNow: thenNowOf(data),
    virtues: Object.keys(data.overview.ratings).length > 0 || undefined,
    exercises:
      done.length === 0
        ? undefined
        : done
            .toSorted((one, other) => other.date - one.date)
            .map(({ description, virtue }) => ({ description, virtue: nameOf(virtue) })),
    manifest: written ? data.statements : undefined,
    purposes: purposesOf(data, language, nameOf),
  };
}

function wellnessOf({ initial, weekly }: Sources): SummaryContent['wellness'] {
  const tests = [...weekly, ...(initial ? [initial] : [])].toSorted((one, other) => one.date - other.date);
  return tests.length > 0 ? tests.map(({ date, score }) => ({ date, score })) : undefined;
}

function thenNowOf({ evaluations }: Sources): SummaryContent['thenNow'] {
  const inOrder = evaluations.toSorted((one, other) => one.date - other.date);
  const [before, now] = [inOrder[0], inOrder.at(-1)];
  return before && now && before !== now ? { before, now } : undefined;
}

function purposesOf(data: Sources, language: Language, nameOf: (virtue: Virtue) => string): SummaryContent['purposes'] {
  const { personal, professional, couple } = data;
  const [company, shared] = [
    countsOf(data, 'company', professional && companyPurpose(professional)),
    countsOf(data, 'couple', couple && couplePurpose(couple)),
  ];
  const purposes: SummaryPurposes = {
    personal: {
      purpose: personal?.purpose ?? '',
      lifeproject: personal?.lifeproject ?? '',
      motivate: personal?.motivate.map(nameOf) ?? [],
    },
    scenarios: scenarios.map((scenario) => ({
      name: data.scenarios.scenarios[scenario].name[language],
      company: company[scenario],
      couple: shared[scenario],
    })),
    couple: { virtues: couple?.virtuesCouple ?? '', potential: couple?.potential ?? '' },
  };
  return saysSomething(purposes) ? purposes : undefined;
}

function saysSomething({ personal, couple, scenarios: counts }: SummaryPurposes): boolean {
  const texts = [personal.purpose, personal.lifeproject, couple.virtues, couple.potential, ...personal.motivate];
  return texts.some((text) => text.trim() !== '') || counts.some(({ company, couple: shared }) => company + shared > 0);
}

const countsOf = ({ overview, reading }: Sources, form: PurposeForm, stored: Parameters<typeof storedRows>[1]) =>
  countScenarios(storedRows(overview.ratings, stored, { form, reading }));

/** The parts of a summary that were chosen, and none of the others. */
export const chosenOf = (content: SummaryContent, chosen: readonly SummaryPart[]): Partial<SummaryContent> =>
  Object.fromEntries(summaryParts.filter((part) => chosen.includes(part)).map((part) => [part, content[part]]));
