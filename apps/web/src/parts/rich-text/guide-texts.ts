import type { GuideTexts } from '@miraco/domain/guides';
import { defaultLanguage, fallbackLanguage, type Language } from '@miraco/domain/languages';

interface Guide {
  texts: GuideTexts;
}

/** True when the HTML has text or a picture, and not only tags. */
export function saysSomething(html: string): boolean {
  return html.replaceAll(/<(?!img)[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** The texts of a guide in one language, without the empty ones. */
export const textsIn = ({ texts }: Guide, language: Language): string[] => texts[language].filter(saysSomething);

/**
 * The texts that a reader of a language is shown, and their language: Spanish has its own, every other language falls back to
 * English as long as it has none. Spec 2, section 9.
 */
export function readableTexts(guide: Guide, reader: Language): { language: Language; texts: string[] } {
  const language = reader === defaultLanguage || textsIn(guide, reader).length > 0 ? reader : fallbackLanguage;
  return { language, texts: textsIn(guide, language) };
}
