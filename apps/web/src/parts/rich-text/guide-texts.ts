import type { UiLanguage } from '@miraco/contract/account';

/** Which texts of a guide each language reads. Spec 2, section 9. */
const textsOf = {
  es: ['text1', 'text2'],
  en: ['text3', 'text4'],
} as const satisfies Record<UiLanguage, readonly string[]>;

export type GuideText = (typeof textsOf)[UiLanguage][number];
export type GuideTexts = Readonly<Record<GuideText, string>>;

/** True when the HTML has text and not only tags. */
export function saysSomething(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** The texts of a guide in a language, without empty ones. */
export function readableTexts(guide: GuideTexts, language: UiLanguage): string[] {
  return textsOf[language].map((text) => guide[text]).filter(saysSomething);
}
