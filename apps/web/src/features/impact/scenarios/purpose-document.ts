import type { Language } from '@miraco/domain/languages';
import {
  assumedRole,
  type PurposeForm,
  type PurposeRole,
  purposeKinds,
  type Scenario,
  scenarios,
} from '@miraco/domain/purpose';
import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { purposeDocument } from '@miraco/pdf/purpose';
import type { PurposeDocument, PurposePart } from '@miraco/pdf/purpose-sheet';
import type { TFunction } from 'i18next';
import { ownCreations } from '#parts/purpose/creations.ts';
import { type PurposeRow, strengthOf } from '#parts/purpose/purpose-rows.ts';
import { scenarioGroups, scenarioText } from '#parts/purpose/scenario-groups.ts';
import { helpLines } from '#parts/support/help-lines.ts';
import { brandName } from '#shared/brand/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { savePdf } from '#shared/pdf/save-pdf.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { ScenarioSummary } from './scenario-summary.ts';

export interface PurposeDownloadProps {
  me: Outputs['account']['me'];
  ratings: Ratings;
  /** Each strong virtue with its counterparts that are weak for this client. */
  polarity: Outputs['conscience']['overview']['polarity'];
  names: Readonly<Record<Virtue, string>>;
  rows: Readonly<Record<PurposeForm, readonly PurposeRow[]>>;
  summaries: Readonly<Record<PurposeForm, ScenarioSummary>>;
  couple: Outputs['impact']['couple']['get'];
  /** Null until it has been chosen. */
  role: PurposeRole | null;
  personal: Outputs['impact']['personal']['get'];
  scenarios: Outputs['method']['scenarios'];
}

/** With the texts that the document alone shows. */
interface PurposeWithTexts extends Omit<PurposeDownloadProps, 'scenarios'> {
  texts: Pick<Outputs['method'], 'scenarios' | 'polarity' | 'purpose' | 'creations'>;
}

const fileName = 'impact_purpose_miraco.pdf';

/** Makes the PDF of the personal, the professional and the couple purpose and hands it to the browser as a download. */
export async function downloadPurpose(purpose: PurposeWithTexts, language: Language, t: TFunction) {
  const content = purposeContent(purpose, language);
  await savePdf(fileName, (fonts) => purposeDocument(content, t, fonts));
}

function purposeContent(purpose: PurposeWithTexts, language: Language): PurposeDocument {
  const { me, ratings, role, rows, summaries, texts } = purpose;
  const partsOf = (form: PurposeForm): PurposePart => partIn(rows[form], purpose, language);
  return {
    name: fullName(me),
    brand: brandName,
    help: helpLines(language),
    date: Date.now(),
    language,
    ratings,
    personal: personalIn(purpose, language),
    company: { role, ...partsOf('company') },
    couple: { ...partsOf('couple'), ...coupleTexts(purpose, language) },
    scenarios: scenarios.map((scenario) => ({
      name: texts.scenarios.scenarios[scenario].name[language],
      meaning: texts.scenarios.scenarios[scenario].meaning[language],
      company: summaries.company.counts[scenario],
      couple: summaries.couple.counts[scenario],
    })),
  };
}

/** The rows of a purpose, and the texts of their scenarios, once for the virtues that share them. */
function partIn(rows: readonly PurposeRow[], purpose: PurposeWithTexts, language: Language): PurposePart {
  const { names, texts, role } = purpose;
  const words = texts.scenarios;
  const nameOf = (scenario: Scenario) => words.scenarios[scenario].name[language];
  const textOf = (key: string) => scenarioText(words, key, role ?? assumedRole)?.[language] ?? '';
  return {
    rows: rows.map(({ virtue, kind, answers, score: { level } }) => {
      return { virtue: names[virtue], strength: strengthOf[kind], answers, scenario: level && nameOf(level) };
    }),
    outcomes: purposeKinds.flatMap((kind) =>
      scenarioGroups(rows.filter((row) => row.kind === kind)).map(({ virtues, level, resultKey, actionKey }) => ({
        virtues: virtues.map((virtue) => names[virtue]),
        strength: strengthOf[kind],
        scenario: nameOf(level),
        result: textOf(resultKey),
        action: textOf(actionKey),
      })),
    ),
  };
}

function coupleTexts({ couple, names, ratings, texts }: PurposeWithTexts, language: Language) {
  const complementary = virtuesRated(ratings, 'fuerte').flatMap((virtue) => {
    const pair = texts.polarity[virtue].find(({ partner }) => partner === couple?.complementary[virtue]);
    return pair ? [{ virtue: names[virtue], partner: names[pair.partner], why: pair.why[language] }] : [];
  });
  return { complementary, virtuesCouple: couple?.virtuesCouple ?? '', potential: couple?.potential ?? '' };
}

function personalIn({ personal, polarity, names, texts }: PurposeWithTexts, language: Language) {
  if (!personal) return null;
  const { motivate, favourite, creations, dimension, duration, lifeproject, purpose } = personal;
  const reach = dimension && texts.purpose.dimensions[dimension];
  const time = duration && texts.purpose.durations[duration];
  return {
    motivate: motivate.map((virtue) => ({
      virtue: names[virtue],
      people: favourite[virtue] ?? '',
      creations: ownCreations(texts.creations[virtue], creations[virtue], language),
      complementary: texts.polarity[virtue].map(({ partner }) => names[partner]),
      polar: (polarity.find(({ strong }) => strong === virtue)?.weak ?? []).map((weak) => names[weak]),
    })),
    dimension: reach && {
      name: `${reach.name[language]} · ${reach.reach[language]}`,
      meaning: reach.meaning[language],
    },
    duration: time && { name: time.name[language], meaning: time.meaning[language] },
    lifeproject,
    purpose,
  };
}
