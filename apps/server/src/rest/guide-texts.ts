import { guideInput, guideText } from '@miraco/contract/responsibility';
import { languages } from '@miraco/domain/languages';
import { z } from 'zod';
import { isMap } from './is-map.ts';

/** REST numbers the texts of guides in the order of the languages: text1 and text2 Spanish, text3 and text4 English. */
export const numberedTexts = languages.flatMap((language, position) =>
  [0, 1].map((place) => ({ language, place, name: `text${2 * position + place + 1}` })),
);

/** For the documentation: what a guide is changed to. */
export const numberedGuide = z.object({
  url: guideInput.shape.url,
  ...Object.fromEntries(numberedTexts.map(({ name }) => [name, guideText])),
});

/** A payload with its texts by language. */
export function textsByLanguage(body: unknown): unknown {
  if (!isMap(body)) return body;
  const texts = languages.map((language) => {
    const own = numberedTexts.filter((text) => text.language === language);
    return [language, own.map(({ name }) => body[name])];
  });
  return { ...body, texts: Object.fromEntries(texts) };
}

/** A field at fault: `texts.en.0` of the procedure is `text3`. */
export function numberedPath(path: string): string {
  return numberedTexts.find(({ language, place }) => path === `texts.${language}.${place}`)?.name ?? path;
}

const textAt = (texts: unknown, { language, place }: (typeof numberedTexts)[number]): unknown => {
  const pair = isMap(texts) ? texts[language] : undefined;
  return Array.isArray(pair) ? pair[place] : undefined;
};

/** A guide, or several, as a procedure answers them, with numbers where the texts stood. */
export function textsNumbered(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(textsNumbered);
  if (!isMap(answer)) return answer;
  const entries = Object.entries(answer).flatMap(([name, value]) =>
    name === 'texts' ? numberedTexts.map((text) => [text.name, textAt(value, text)]) : [[name, value]],
  );
  return Object.fromEntries(entries);
}
