import type { Language } from '@miraco/domain/languages';
import { frequencyOf, timesOf } from '@miraco/domain/practice';
import type { PlanTexts } from '#features/responsibility/training/exercise/plan-texts.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type Idea = Outputs['method']['cards']['ideas']['low'][number];
export type Card = NonNullable<Idea['card']>;

export const planOfCard = ({ when, act, setback }: Card[Language]): PlanTexts => ({ cue: when, act, setback });

/** How often an exercise is to be done: as its card says, and daily where it has none. */
export const scheduleOf = (card: Idea['card']) =>
  card
    ? ({ frequency: frequencyOf(card.cadence), times: timesOf(card.cadence) } as const)
    : ({ frequency: 'daily' } as const);
