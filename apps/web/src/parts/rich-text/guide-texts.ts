import type { Language } from '@miraco/domain/languages';

/** The texts of a guide that a reader of this language is shown. Spec 2, section 9. */
const textsOf = {
  es: ['text1', 'text2'],
  en: ['text3', 'text4'],
} as const satisfies Record<Language, readonly string[]>;

export type GuideText = (typeof textsOf)[Language][number];
export type GuideTexts = Readonly<Record<GuideText, string>>;

/** True when there is something to read, and not only the tags around it. */
export function saysSomething(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** The texts of a guide in a language, those that say something. */
export function readableTexts(guide: GuideTexts, language: Language): string[] {
  return textsOf[language].map((text) => guide[text]).filter(saysSomething);
}
