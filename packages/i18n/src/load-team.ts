import type { Language } from '@miraco/domain/languages';
import { importers } from './load.ts';
import { type TextPart, teamParts } from './resources.ts';

// Clients do without the names of these files: only the routes of the team import this one.
const importOfTeam = (language: Language, part: TextPart) => import(`./${language}/team/${part}.ts`);

for (const part of teamParts) importers.set(part, importOfTeam);
