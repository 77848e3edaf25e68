import './load-signed-in.ts';
import './load-team.ts';
import { type Language, languages } from '@miraco/domain/languages';
import { loadTexts } from './load.ts';
import {
  type AnyPart,
  type Resources,
  serverParts,
  signedInParts,
  type Texts,
  teamParts,
  visitorParts,
} from './resources.ts';

const textParts = [...visitorParts, ...signedInParts, ...teamParts];

export const allParts: readonly AnyPart[] = [...textParts, ...serverParts];

/** The texts of any part in one language: for the server and tests. */
export async function loadAnyTexts(language: Language, part: AnyPart): Promise<Texts<AnyPart>> {
  const own = textParts.find((name) => name === part);
  if (own) return loadTexts(language, own);
  const { texts }: { texts: Texts<AnyPart> } = await import(`./${language}/server/${part}.ts`);
  return texts;
}

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
  const parts: Tree[] = await Promise.all(allParts.map((part) => loadAnyTexts(language, part)));
  return parts.reduce(merge) as unknown as Resources;
}

const all = await Promise.all(languages.map(async (language) => [language, await merged(language)] as const));

/** Every text in every language: for the server, which writes mails and pages to all of them. */
export const allTexts = new Map(all);
