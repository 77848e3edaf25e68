import type { Language } from '@miraco/domain/languages';
import type { TextPart, Texts } from './resources.ts';

/** The texts of one part in one language. The bundler makes a separate file of each. */
export async function loadTexts<Part extends TextPart>(language: Language, part: Part): Promise<Texts<Part>> {
  const { texts }: { texts: Texts<Part> } = await import(`./${language}/${part}.ts`);
  return texts;
}
