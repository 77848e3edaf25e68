import { type Language, languages } from '@miraco/domain/languages';
import { loadTexts } from './load.ts';
import { type Resources, textParts } from './resources.ts';

interface Tree {
  [name: string]: string | Tree;
}

/** Parts share sections: each has the words of its own full lists under `caps`. */
function merge(one: Tree, other: Tree): Tree {
  const both = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const present = both[name];
    both[name] = typeof present === 'object' && typeof value === 'object' ? merge(present, value) : value;
  }
  return both;
}

async function merged(language: Language): Promise<Resources> {
  const parts: Tree[] = await Promise.all(textParts.map((part) => loadTexts(language, part)));
  return parts.reduce(merge) as unknown as Resources;
}

const all = await Promise.all(languages.map(async (language) => [language, await merged(language)] as const));

/** Every text in every language: for the server, which writes mails and pages to all of them. */
export const allTexts = new Map(all);
