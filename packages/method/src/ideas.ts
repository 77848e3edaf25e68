import { exerciseLevels } from '@miraco/domain/training';
import { z } from 'zod';
import { card } from './cards.ts';
import { face } from './face.ts';
import { forEach, forEachVirtue, translated } from './text.ts';

/** A sentence that describes an exercise. Operators' folders (METHOD_DIR) may have ideas without a card. */
export const idea = z.strictObject({ ...face, ...translated(200).shape, card: card.optional() });

export type Idea = z.infer<typeof idea>;

/** The ideas of each virtue, by level. */
export const exercises = forEachVirtue(forEach(exerciseLevels, z.array(idea).min(3)));
