import { languages } from '@miraco/domain/languages';
import { exerciseLevels } from '@miraco/domain/training';
import { z } from 'zod';
import { idea } from './ideas.ts';
import { forEach, forEachVirtue, text } from './text.ts';

const anything = z.array(z.unknown());

/** The format before guides had their texts by language. */
const numbered = z.strictObject({ text1: anything, text2: anything, text3: anything, text4: anything });

/** Operators' folders (METHOD_DIR) may still have the old format: text1 and text2 were Spanish, text3 and text4 English. */
function byLanguage(guide: unknown): unknown {
  const { data } = numbered.safeParse(guide);
  return data ? { es: [data.text1, data.text2], en: [data.text3, data.text4] } : guide;
}

const paragraph = text(900);
const paragraphs = z.array(paragraph).min(2).max(6);

const parts = z.strictObject({
  scene: paragraph,
  /** What the virtue is not to be confused with. */
  mistakenFor: paragraph,
  /** What the practice is and what it is for. */
  practice: text(300),
  steps: z.array(text(200)).min(2).max(6),
  signs: paragraph,
  badDay: paragraph,
  safety: paragraph,
});

export type GuideParts = z.infer<typeof parts>;

/** The format before guides had named parts, which operators' folders may still have: two texts in paragraphs. */
const inParagraphs = z.strictObject({ format: z.literal('paragraphs'), texts: z.tuple([paragraphs, paragraphs]) });

/** Names the format of a guide's texts, so that a refusal is about the one that was meant. */
const withFormat = (value: unknown) =>
  Array.isArray(value) ? { format: 'paragraphs', texts: value } : { format: 'parts', ...Object(value) };

const guideText = z.preprocess(
  withFormat,
  z.discriminatedUnion('format', [parts.extend({ format: z.literal('parts') }), inParagraphs]),
);

/** The practice of a guide as an exercise. */
const practice = idea.extend({ level: z.enum(exerciseLevels) });

/** What the virtue is and how to train it. Spec 2, section 3. */
export const guides = forEachVirtue(
  z.preprocess(byLanguage, forEach(languages, guideText).extend({ exercise: practice.optional() })),
);
