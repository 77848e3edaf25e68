import type { Language } from '@miraco/domain/languages';
import type { TextPart, Texts } from './resources.ts';

const importForVisitors = (language: Language, part: TextPart) => import(`./${language}/${part}.ts`);

/** How to import the parts of another folder, once load-signed-in.ts or load-team.ts is here. */
export const importers = new Map<TextPart, typeof importForVisitors>();

/** The texts of one part in one language. The bundler makes a separate file of each. */
export async function loadTexts<Part extends TextPart>(language: Language, part: Part): Promise<Texts<Part>> {
  const importPart = importers.get(part) ?? importForVisitors;
  const { texts }: { texts: Texts<Part> } = await importPart(language, part);
  return texts;
}
