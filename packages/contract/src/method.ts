import { languages } from '@miraco/domain/languages';
import { z } from './messages.ts';

/** Texts of the method in one language; in all of them without it. */
export const methodTextsInput = z.object({ language: z.enum(languages).optional() }).optional();
