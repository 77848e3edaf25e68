import type { Evaluation } from '@miraco/domain/evaluation';
import type { Ratings } from '@miraco/domain/ratings';
import { type TrainingGroup, trainingGroup, trainingGroups } from '@miraco/domain/training';
import { type Strength, strengths, type Virtue, virtues } from '@miraco/domain/virtues';

export type BlockName = Strength | 'unrated';

export interface VirtueExercises<Exercise> {
  virtue: Virtue;
  exercises: Exercise[];
}

export interface TrainingBlock<Exercise> {
  name: BlockName;
  groups: { group: TrainingGroup; virtues: VirtueExercises<Exercise>[] }[];
}

/** The exercises of each virtue, in the given order. */
function byVirtue<Exercise extends { virtue: Virtue }>(exercises: readonly Exercise[]): Map<Virtue, Exercise[]> {
  return Map.groupBy(exercises, ({ virtue }) => virtue);
}

/**
 * The three blocks with their frequency groups and virtues, each with its exercises (spec 2, section 2). Groups and blocks without
 * a virtue are left out. A virtue that is no longer rated stays as long as it has exercises.
 * @param evaluations newest first
 */
export function trainingBlocks<Exercise extends { virtue: Virtue }>(
  ratings: Ratings,
  evaluations: readonly Evaluation[],
  exercises: readonly Exercise[],
): TrainingBlock<Exercise>[] {
  const known = byVirtue(exercises);
  const names: BlockName[] = [...strengths, 'unrated'];
  const blocks = names.map((name) => {
    const members = virtues.filter((virtue) =>
      name === 'unrated' ? !ratings[virtue] && known.has(virtue) : ratings[virtue]?.strength === name,
    );
    const groups = trainingGroups.map((group) => ({
      group,
      virtues: members
        .filter((virtue) => trainingGroup(virtue, evaluations) === group)
        .map((virtue) => ({ virtue, exercises: known.get(virtue) ?? [] })),
    }));
    return { name, groups: groups.filter((group) => group.virtues.length > 0) };
  });
  return blocks.filter((block) => block.groups.length > 0);
}

/** The exercises of the virtues open at first: hundreds would be slow to render, and hard to survey. */
const mostAtFirst = 60;

/** The virtues that are open at first: those with exercises, up to that limit; without any, the first one. */
export function openAtFirst(blocks: readonly TrainingBlock<unknown>[]): ReadonlySet<Virtue> {
  const all = blocks.flatMap(({ groups }) => groups.flatMap((group) => group.virtues));
  const filled = all.filter(({ exercises }) => exercises.length > 0);
  if (filled.length === 0) return new Set(all.slice(0, 1).map(({ virtue }) => virtue));
  const open = new Set<Virtue>();
  let count = 0;
  for (const { virtue, exercises } of filled) {
    count += exercises.length;
    if (open.size > 0 && count > mostAtFirst) break;
    open.add(virtue);
  }
  return open;
}

/** The virtues with essential exercises, block by block. Spec 2, section 2. */
export function essentialBlocks<Exercise extends { virtue: Virtue }>(
  ratings: Ratings,
  exercises: readonly Exercise[],
): { name: BlockName; virtues: VirtueExercises<Exercise>[] }[] {
  const blocks = trainingBlocks(ratings, [], exercises);
  return blocks
    .map(({ name, groups }) => ({
      name,
      virtues: groups.flatMap((group) => group.virtues).filter((virtue) => virtue.exercises.length > 0),
    }))
    .filter((block) => block.virtues.length > 0);
}
