import { type guideInput, guideText, guideVideo } from '@miraco/contract/guides';
import type { GuideTexts } from '@miraco/domain/guides';
import { inEachLanguage, languages } from '@miraco/domain/languages';
import { z } from 'zod';
import type { Payload } from './payload.ts';

/** REST numbers the texts of guides in the order of the languages: text1 and text2 Spanish, text3 and text4 English. */
const numberedTexts = languages.flatMap((language, position) =>
  ([0, 1] as const).map((place) => ({ language, place, name: `text${2 * position + place + 1}` })),
);

const fieldsOf = (text: z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(numberedTexts.map(({ name }) => [name, text]));

export const numberedFields = fieldsOf(z.string());

/** The texts of a guide by their REST names. */
export const numbered = (texts: GuideTexts): Record<string, string> =>
  Object.fromEntries(numberedTexts.map(({ name, language, place }) => [name, texts[language][place]]));

const textsIn = (fields: Readonly<Record<string, unknown>>) =>
  inEachLanguage((language) =>
    numberedTexts.filter((text) => text.language === language).map(({ name }) => fields[name]),
  );

/** The inverse of `numbered`. */
export const unnumbered = (fields: Readonly<Record<string, unknown>>): GuideTexts =>
  z.object(inEachLanguage(() => z.tuple([z.string(), z.string()]))).parse(textsIn(fields));

/** A guide in REST, with the fields beside its texts. */
export const guidePayload = <Shape extends z.ZodRawShape>(beside: Shape) =>
  ({
    schema: z.object({ url: guideVideo, ...fieldsOf(guideText), ...beside }),
    decode: (body) => ({ ...body, texts: textsIn(body) }),
    field: (path) => numberedTexts.find(({ language, place }) => path === `texts.${language}.${place}`)?.name ?? path,
  }) satisfies Payload<Partial<z.input<typeof guideInput>>>;
