import type { Language } from '@miraco/domain/languages';
import type { Answer } from '@miraco/domain/wellness';

/** The languages of the demo's texts, regardless of other languages. */
export type DemoLanguage = Extract<Language, 'es' | 'en'>;

export interface DemoClient {
  firstname: string;
  lastname: string;
  language: DemoLanguage;
  /** Conscience is finished: Responsibility and Impact are open. */
  finished: boolean;
  /** The four blocks of the initial test, each answered around this number; absent if the test was not taken. */
  initial?: readonly [number, number, number, number];
  /** How much of the rest of Conscience is filled in; nothing if absent. */
  conscience?: 'half' | 'whole';
  /** How many questions of an unfinished test are answered. */
  draft?: number;
  /** Overall tendency of the weekly tests, oldest first. */
  weeks?: readonly number[];
  /** Has filled in the purposes of Impact. */
  impact?: true;
  /** Days since the last sign-in; today if absent. */
  away?: number;
}

/** Fictional clients, one for each situation that a coach meets. */
export const demoClients: readonly DemoClient[] = [
  { firstname: 'Lucía', lastname: 'Robles Vidal', language: 'es', finished: false },
  { firstname: 'Tomás', lastname: 'Echeverría', language: 'es', finished: false, draft: 7, away: 3 },
  { firstname: 'Nuria', lastname: 'Castaño Gil', language: 'es', finished: false, initial: [1.4, 1.8, 1.6, 1.5] },
  {
    firstname: 'Iker',
    lastname: 'Sarasola',
    language: 'es',
    finished: false,
    initial: [2.4, 2.2, 3, 2.6],
    conscience: 'half',
  },
  {
    firstname: 'Amelia',
    lastname: 'Fonseca',
    language: 'es',
    finished: false,
    initial: [3.2, 3, 3.4, 3.2],
    conscience: 'whole',
  },
  {
    firstname: 'Grace',
    lastname: 'Whitlock',
    language: 'en',
    finished: false,
    initial: [3.8, 3.6, 4, 3.8],
    conscience: 'whole',
  },
  { firstname: 'Owen', lastname: 'Barraclough', language: 'en', finished: false, initial: [2.8, 1.6, 2.4, 2] },
  {
    firstname: 'Marta',
    lastname: 'Quintana Soler',
    language: 'es',
    finished: true,
    conscience: 'whole',
    initial: [2, 2.4, 2.6, 2.2],
    impact: true,
    weeks: [2, 2.2, 2.1, 2.6, 2.8, 3.1, 3, 3.3, 3.4],
  },
  {
    firstname: 'Hugo',
    lastname: 'Belmonte',
    language: 'es',
    finished: true,
    conscience: 'whole',
    initial: [1.6, 2.8, 2, 2.4],
    away: 18,
    weeks: [2.2, 1.8, 2.4],
  },
  {
    firstname: 'Eleanor',
    lastname: 'Ashdown',
    language: 'en',
    finished: true,
    conscience: 'whole',
    initial: [3, 3.2, 2.8, 3.4],
    impact: true,
    weeks: [3, 3.2, 3.1, 3.5, 3.6],
  },
  {
    firstname: 'Samuel',
    lastname: 'Okoye',
    language: 'en',
    finished: true,
    conscience: 'whole',
    initial: [2.6, 3, 2.2, 3],
  },
];

/** Five deterministic answers whose mean is near `mean`. */
export function fiveAnswers(mean: number): Answer[] {
  const offsets = [0, 0.4, -0.4, 0.2, -0.2];
  return offsets.map((offset) => {
    const rounded = Math.round(mean + offset);
    if (rounded <= 1) return 1;
    if (rounded >= 4) return 4;
    return rounded === 2 ? 2 : 3;
  });
}
