import { forEveryVirtue } from '@miraco/domain/virtues';
import type { Idea } from '@miraco/method/ideas';
import type { Method, MethodFile } from '@miraco/method/schemas';
import { virtueNames } from '@miraco/method/virtue-names';
import { publicProcedure, router, signedInProcedure } from '../trpc.ts';
import { cards } from './cards.ts';
import { practice } from './practice.ts';

const content = <File extends MethodFile>(file: File) =>
  signedInProcedure.query(({ ctx }): Method[File] => ctx.services.method[file]);

const withoutCard = ({ card: _, ...idea }: Idea) => idea;

/** The content of the method, which an operator may have replaced by their own: that is why the browser asks for it. */
export const method = router({
  /** The wellness questions are public: visitors may read them. */
  wellness: publicProcedure.query(({ ctx }): Method['wellness'] => ctx.services.method.wellness),
  /** So are the names of the virtues and what clients say: the public pages show them. */
  virtueNames: publicProcedure.query(({ ctx }) => virtueNames(ctx.services.method)),
  testimonials: publicProcedure.query(({ ctx }): Method['testimonials'] => ctx.services.method.testimonials),
  practice,
  virtues: content('virtues'),
  statements: content('statements'),
  advice: content('advice'),
  emotions: content('emotions'),
  behaviours: content('behaviours'),
  polarity: content('polarity'),
  people: content('people'),
  scenarios: content('scenarios'),
  purpose: content('purpose'),
  creations: content('creations'),
  /** The ideas without their cards, which are many times as long. */
  exercises: signedInProcedure.query(({ ctx }) =>
    forEveryVirtue((virtue) => {
      const ideas = ctx.services.method.exercises[virtue];
      return {
        low: ideas.low.map(withoutCard),
        medium: ideas.medium.map(withoutCard),
        high: ideas.high.map(withoutCard),
      };
    }),
  ),
  cards,
  support: content('support'),
  habitFrequencies: content('habit-frequencies'),
});
