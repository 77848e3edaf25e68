import { type GuideTexts, saysSomething } from '@miraco/domain/guides';
import { defaultLanguage, fallbackLanguage, type Language } from '@miraco/domain/languages';

interface Guide {
  texts: GuideTexts;
}

/** The texts of a guide in one language, without the empty ones. */
export const textsIn = ({ texts }: Guide, language: Language): string[] => texts[language].filter(saysSomething);

/**
 * The language that a reader of a guide is shown: Spanish has its own texts, every other language falls back to English as long as the
 * guide is not written in it. Spec 2, section 9.
 */
export const readableLanguage = (isWritten: (language: Language) => boolean, reader: Language): Language =>
  reader === defaultLanguage || isWritten(reader) ? reader : fallbackLanguage;

/** The texts that a reader of a language is shown, and their language. */
export function readableTexts(guide: Guide, reader: Language): { language: Language; texts: string[] } {
  const language = readableLanguage((one) => textsIn(guide, one).length > 0, reader);
  return { language, texts: textsIn(guide, language) };
}
