import type { Language } from '@miraco/domain/languages';
import { excerpt } from '#ui/entry-text.ts';

/** What an exercise is called where there is no room for all of it: the beginning of its description. */
export const exerciseName = (description: string, language: Language): string => excerpt(description, 60, language);
