import { exerciseLevels } from '@miraco/domain/training';
import { virtues } from '@miraco/domain/virtues';
import type { Idea } from './ideas.ts';
import type { Method, MethodFile } from './schemas.ts';

/** Where an idea of the method stands. */
interface Place {
  file: 'exercises' | 'guides';
  /** Inside the file: `perdon.low.0`. */
  path: string;
}

/** Every idea of the method, the practices of the guides included. */
export function everyIdea({ exercises, guides }: Method): { place: Place; idea: Idea }[] {
  return virtues.flatMap((virtue) => {
    const listed = exerciseLevels.flatMap((level) =>
      exercises[virtue][level].map((idea, position) => ({
        place: { file: 'exercises', path: `${virtue}.${level}.${position}` } as const,
        idea,
      })),
    );
    const { exercise } = guides[virtue];
    return exercise ? [...listed, { place: { file: 'guides', path: `${virtue}.exercise` }, idea: exercise }] : listed;
  });
}

/**
 * The cards that refer to a publication that references.json does not have, one problem a line.
 * @param paths where each file was read
 */
export function unknownReferences(method: Method, paths: Readonly<Record<MethodFile, string>>): string[] {
  return everyIdea(method).flatMap(({ place, idea: { card } }) => {
    const reference = card?.evidence.reference;
    if (reference === undefined || Object.hasOwn(method.references, reference)) return [];
    return [
      `${paths[place.file]}: ${place.path}.card.evidence.reference: there is no ${reference} in ${paths.references}`,
    ];
  });
}
