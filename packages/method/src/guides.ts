import { languages } from '@miraco/domain/languages';
import { z } from 'zod';
import { forEach, forEachVirtue, text } from './text.ts';

const anything = z.array(z.unknown());

/** How owners wrote a guide before it had its texts by language. */
const numbered = z.strictObject({ text1: anything, text2: anything, text3: anything, text4: anything });

/** Folders of owners (METHOD_DIR) are still read: text1 and text2 were Spanish, text3 and text4 English. */
function byLanguage(guide: unknown): unknown {
  const { data } = numbered.safeParse(guide);
  return data ? { es: [data.text1, data.text2], en: [data.text3, data.text4] } : guide;
}

const paragraphs = z.array(text(900)).min(2).max(6);

/** What the virtue is, and how to train it, in paragraphs. Spec 2, section 3. */
export const guides = forEachVirtue(z.preprocess(byLanguage, forEach(languages, z.tuple([paragraphs, paragraphs]))));
