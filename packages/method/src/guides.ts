import { languages } from '@miraco/domain/languages';
import { z } from 'zod';
import { forEach, forEachVirtue, text } from './text.ts';

const anything = z.array(z.unknown());

/** The format before guides had their texts by language. */
const numbered = z.strictObject({ text1: anything, text2: anything, text3: anything, text4: anything });

/** Operators' folders (METHOD_DIR) may still have the old format: text1 and text2 were Spanish, text3 and text4 English. */
function byLanguage(guide: unknown): unknown {
  const { data } = numbered.safeParse(guide);
  return data ? { es: [data.text1, data.text2], en: [data.text3, data.text4] } : guide;
}

const paragraphs = z.array(text(900)).min(2).max(6);

/** A text on the virtue and one on training it, in paragraphs. Spec 2, section 3. */
export const guides = forEachVirtue(z.preprocess(byLanguage, forEach(languages, z.tuple([paragraphs, paragraphs]))));
