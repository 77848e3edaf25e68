import { type Evaluation, noSign } from '@miraco/domain/evaluation';
import type { Face } from '@miraco/domain/fitting';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';

interface Cited {
  virtue: Virtue | null;
  key: string;
}

interface Sources {
  expectations: readonly {
    feelings: readonly { emotion: string; virtue: Virtue | null }[];
    conducts: readonly { behavior: string; virtue: Virtue | null }[];
  }[];
  habits: readonly { feelings: readonly { emotion: string; virtue: Virtue | null }[] }[];
  /** The latest. */
  evaluation: Evaluation | undefined;
}

const emotion = (feeling: { emotion: string; virtue: Virtue | null }): Cited => ({ ...feeling, key: feeling.emotion });

function citedSigns({ expectations, habits, evaluation }: Sources): Cited[] {
  const entered = expectations.flatMap(({ feelings, conducts }) => [
    ...feelings.map(emotion),
    ...conducts.map((conduct) => ({ ...conduct, key: conduct.behavior })),
  ]);
  const evaluated = virtues.flatMap((virtue) => {
    const entry = evaluation?.[virtue];
    return entry === undefined || entry === noSign ? [] : Object.keys(entry).map((key) => ({ virtue, key }));
  });
  return [...entered, ...habits.flatMap(({ feelings }) => feelings.map(emotion)), ...evaluated];
}

/**
 * The faces of each virtue that a user's signs show, one for each citation. A sign counts for the virtue that it was stored with;
 * one that the method no longer knows shows none.
 */
export function citedFaces({ emotions, behaviours }: Method, sources: Sources): Partial<Record<Virtue, Face[]>> {
  const faces: Partial<Record<Virtue, Face[]>> = {};
  for (const { virtue, key } of citedSigns(sources)) {
    const lookup = [emotions.signs, behaviours.signs].find((signs) => Object.hasOwn(signs, key));
    const { pole, facet } = lookup?.[key] ?? {};
    if (virtue && (pole || facet)) faces[virtue] = [...(faces[virtue] ?? []), { pole, facet }];
  }
  return faces;
}
