import type { Language } from '@miraco/domain/languages';
import { importers } from './load.ts';
import { signedInParts, type TextPart } from './resources.ts';

// Visitors do without the names of these files: only the routes of signed-in pages import this one.
const importSignedIn = (language: Language, part: TextPart) => import(`./${language}/signed-in/${part}.ts`);

for (const part of signedInParts) importers.set(part, importSignedIn);
