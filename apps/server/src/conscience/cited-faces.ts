import { type Evaluation, signsOf } from '@miraco/domain/evaluation';
import type { Face } from '@miraco/domain/fitting';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { StoredSign } from '@miraco/domain/weak-reasons';
import type { Method } from '@miraco/method/schemas';

/** The signs of an evaluation, in the order of the virtues. */
export function evaluatedSigns(evaluation: Evaluation = {}): StoredSign[] {
  return virtues.flatMap((virtue) => Object.keys(signsOf(evaluation[virtue])).map((sign) => ({ sign, virtue })));
}

/**
 * The faces of each virtue that a user's signs show, one for each citation. A sign counts for the virtue that it was stored with;
 * one that the method no longer knows shows none.
 */
export function citedFaces(
  { emotions, behaviours }: Method,
  cited: readonly StoredSign[],
): Partial<Record<Virtue, Face[]>> {
  const faces: Partial<Record<Virtue, Face[]>> = {};
  for (const { virtue, sign } of cited) {
    const lookup = [emotions.signs, behaviours.signs].find((signs) => Object.hasOwn(signs, sign));
    const { pole, facet } = lookup?.[sign] ?? {};
    if (virtue && (pole || facet)) faces[virtue] = [...(faces[virtue] ?? []), { pole, facet }];
  }
  return faces;
}
