import { methodTextsInput } from '@miraco/contract/method';
import { forEveryVirtue } from '@miraco/domain/virtues';
import type { Idea } from '@miraco/method/ideas';
import type { Method, MethodFile } from '@miraco/method/schemas';
import { virtueNames } from '@miraco/method/virtue-names';
import { publicProcedure, router, signedInProcedure } from '../trpc.ts';
import { cards } from './cards.ts';
import { inLanguage } from './in-language.ts';
import { practice } from './practice.ts';

const content = <File extends MethodFile>(file: File) =>
  signedInProcedure.query(({ ctx }): Method[File] => ctx.services.method[file]);

/** Texts that take up most of an answer, in the reader's language alone if it is named. */
const texts = <Part>(partOf: (method: Method) => Part) => {
  const read = inLanguage(partOf);
  return signedInProcedure
    .input(methodTextsInput)
    .query(({ ctx, input }): Part => read(ctx.services.method, input?.language));
};

/** What almost every screen says of the virtues. */
const virtueTitles = ({ virtues }: Method) =>
  forEveryVirtue((virtue) => ({ name: virtues[virtue].name, meaning: virtues[virtue].meaning }));

const readWellness = inLanguage(({ wellness }) => wellness);

const withoutCard = ({ card: _, ...idea }: Idea) => idea;

/** The content of the method, which an operator may have replaced by their own: that is why the browser asks for it. */
export const method = router({
  /** The wellness questions are public: visitors may read them. */
  wellness: publicProcedure
    .input(methodTextsInput)
    .query(({ ctx, input }) => readWellness(ctx.services.method, input?.language)),
  /** So are the names of the virtues and what clients say: the public pages show them. */
  virtueNames: publicProcedure.query(({ ctx }) => virtueNames(ctx.services.method)),
  testimonials: publicProcedure.query(({ ctx }): Method['testimonials'] => ctx.services.method.testimonials),
  practice,
  virtues: texts(virtueTitles),
  /** With what it is to have much or little of each: eight times as long. */
  virtueTexts: texts(({ virtues }) => virtues),
  statements: texts(({ statements }) => statements),
  advice: texts(({ advice }) => advice),
  emotions: texts(({ emotions }) => emotions),
  behaviours: texts(({ behaviours }) => behaviours),
  polarity: texts(({ polarity }) =>
    forEveryVirtue((virtue) => polarity[virtue].map(({ support: _, ...pair }) => pair)),
  ),
  /** The partners as somebody reads of them who trains the virtue. */
  partnerSupport: texts(({ polarity }) =>
    forEveryVirtue((virtue) => polarity[virtue].map(({ why: _, ...pair }) => pair)),
  ),
  people: content('people'),
  scenarios: texts(({ scenarios }) => scenarios),
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
  helpWords: texts((all) => all['help-words']),
  habitFrequencies: content('habit-frequencies'),
});
