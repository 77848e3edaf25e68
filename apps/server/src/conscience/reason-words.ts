import { forEveryVirtue } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import { ownDataProcedure } from '../trpc.ts';

/** The signs that a user has named, without the words that only a search needs. */
const named = ({ none, signs }: Method['emotions'], cited: ReadonlySet<string>): Method['emotions'] => ({
  none,
  signs: Object.fromEntries(
    Object.entries(signs).flatMap(([key, { aliases: _, ...sign }]) => (cited.has(key) ? [[key, sign]] : [])),
  ),
});

/** The texts of the method that the reasons in a user's overview name: all emotions and behaviours are ten times as much. */
export const reasonWords = ownDataProcedure.query(async ({ ctx, input: { user } }) => {
  const { method, store } = ctx.services;
  const prospects = await store.prospects.of(user);
  const habits = await store.harmfulHabits.of(user);
  const emotions = [...prospects, ...habits].flatMap(({ feelings }) => feelings.map(({ emotion }) => emotion));
  const behaviours = prospects.flatMap(({ conducts }) => conducts.map(({ behavior }) => behavior));
  return {
    statements: forEveryVirtue((virtue) => ({ statement: method.statements[virtue].statement })),
    emotions: named(method.emotions, new Set(emotions)),
    behaviours: named(method.behaviours, new Set(behaviours)),
  };
});
