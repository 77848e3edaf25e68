import { inEachLanguage, type Language, languages } from './languages.ts';

/** A text on the virtue and one on training it, as cleaned HTML. Spec 2, section 3. */
export type GuideTextPair = [string, string];

export type GuideTexts = Record<Language, GuideTextPair>;

/** Adds empty texts for the languages that are newer than the guide. */
export function completeTexts(known: Partial<GuideTexts>): GuideTexts {
  return inEachLanguage((language) => known[language] ?? ['', '']);
}

/** What the team writes into a guide. */
export interface GuideContent {
  /** See videos.ts. */
  url: string;
  texts: GuideTexts;
}

/** Whether two states of a guide say the same. */
export const sameContent = (one: GuideContent, other: GuideContent): boolean =>
  one.url === other.url &&
  languages.every((language) => one.texts[language].join('\0') === other.texts[language].join('\0'));

/** True when the HTML has text or a picture, and not only tags. */
export const saysSomething = (html: string): boolean => html.replaceAll(/<(?!img)[^>]*>|&nbsp;/g, '').trim() !== '';

/** Where a picture of a guide is fetched from. Its address in a text ends with its name. */
export const guidePicturePath = '/api/upload/guideimage/';

const pictureAddress = new RegExp(`${guidePicturePath}([\\da-f]{32}\\.webp)`, 'g');

/** The name of the picture that an address names; undefined for every other address. */
export const guidePictureAt = (address: string): string | undefined =>
  new RegExp(`^${pictureAddress.source}$`).exec(address)?.[1];

/** The names of the pictures in a text, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(pictureAddress)].map(([, name = '']) => name)),
];
