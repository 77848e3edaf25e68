import { type Language, languages } from '@miraco/domain/languages';
import { loadTexts } from './load.ts';
import { type Resources, textParts } from './resources.ts';

async function merged(language: Language): Promise<Resources> {
  return Object.assign({}, ...(await Promise.all(textParts.map((part) => loadTexts(language, part)))));
}

const all = await Promise.all(languages.map(async (language) => [language, await merged(language)] as const));

/** Every text in every language: for the server, which writes mails and pages to all of them. */
export const allTexts = new Map(all);
