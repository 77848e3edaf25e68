import type { Language } from '@miraco/domain/languages';
import { strengthCounts, virtuesRated } from '@miraco/domain/ratings';
import { phaseNumber } from '@miraco/domain/user-phase';
import { type Strength, virtues } from '@miraco/domain/virtues';
import { lowestBlock, type WellnessScore, wellnessBlocks } from '@miraco/domain/wellness';
import type { ClientScreen } from '@miraco/method/sessions';
import type { TFunction } from 'i18next';
import { bestScore, blockMean, formatScore, overallScore } from '#charts/score.ts';
import { dateFormat } from '#shared/date-format.ts';
import type { ClientBriefData } from './client-brief-data.ts';

/** As many virtues are named before the others are counted. */
const named = 4;

interface Telling {
  data: ClientBriefData;
  t: TFunction;
  language: Language;
}

const dayOf = (date: number, language: Language) => dateFormat(language, { dateStyle: 'medium' }).format(date);

const saved = (stored: { date: number } | null, { t, language }: Telling) =>
  stored && t('phaseOne.saved', { date: dayOf(stored.date, language) });

/** Its score and level, and the block with the lowest mean. */
function testFact({ date, score }: { date: number; score: WellnessScore }, { t, language }: Telling): string {
  const lowest = lowestBlock(score) ?? wellnessBlocks[0];
  return t('sessionBriefs.test', {
    score: formatScore(overallScore(score.overall), language),
    best: bestScore,
    level: t(`levels.${score.overall.level}`),
    block: t(`initial.blocks.${lowest}`),
    mean: formatScore(blockMean(score.blocks[lowest]), language),
    date: dayOf(date, language),
  });
}

/** The names of the virtues of a strength, the first ones if there are many. */
function virtuesFact(strength: Strength, { data, t, language }: Telling): string | null {
  const rated = virtuesRated(data.overview.ratings, strength).map((virtue) => data.words[virtue].name[language]);
  const more = rated.length - named;
  const names = more > 1 ? [...rated.slice(0, named), t('sessionBriefs.more', { count: more })] : rated;
  return names.length === 0 ? null : new Intl.ListFormat(language).format(names);
}

function weeklyFact(telling: Telling): string | null {
  const { latest, initial } = telling.data.found.wellness;
  if (!latest || latest.date === initial?.date) return null;
  return testFact({ date: latest.date, score: latest }, telling);
}

function exercisesFact({ data, t }: Telling): string | null {
  const { open, done } = data.found.exercises;
  if (open + done === 0) return null;
  return `${t('clientOverview.open', { count: open })} · ${t('clientOverview.done', { count: done })}`;
}

function summaryFact({ data, t }: Telling): string | null {
  const { ratings } = data.overview;
  return Object.keys(ratings).length === 0 ? null : t('phaseTwo.virtues.summary', strengthCounts(ratings));
}

function manifestFact({ data, t }: Telling): string | null {
  const written = Object.values(data.statements).filter((statement) => statement.trim() !== '').length;
  return written === 0 ? null : t('sessionBriefs.manifest', { written, all: virtues.length });
}

const facts: Record<ClientScreen, (telling: Telling) => string | null> = {
  overview: ({ data, t }) => t('clientFrame.inPhase', { number: phaseNumber(data.user.phase) }),
  initialTest: (telling) => telling.data.initial && testFact(telling.data.initial, telling),
  weakVirtues: (telling) => virtuesFact('debil', telling),
  prospects: ({ data: { overview }, t }) =>
    overview.prospectCount === 0 ? null : t('clientOverview.kinds.prospects', { count: overview.prospectCount }),
  strengths: (telling) => virtuesFact('fuerte', telling),
  harmfulHabits: ({ data: { overview }, t }) =>
    overview.habitCount === 0 ? null : t('clientOverview.kinds.harmfulHabits', { count: overview.habitCount }),
  summary: summaryFact,
  weeklyTests: weeklyFact,
  evaluations: ({ data, t, language }) => {
    const { evaluatedAt } = data.found.virtues;
    return evaluatedAt === null ? null : t('sessionBriefs.evaluated', { date: dayOf(evaluatedAt, language) });
  },
  exercises: exercisesFact,
  manifest: manifestFact,
  personalPurpose: (telling) => saved(telling.data.personal, telling),
  professionalPurpose: (telling) => saved(telling.data.professional, telling),
  couplePurpose: (telling) => saved(telling.data.couple, telling),
};

/** What a screen of a client shows now, in a line. */
export const factOf = (screen: ClientScreen, telling: Telling): string =>
  facts[screen](telling) ?? telling.t('sessionBriefs.notYet');
