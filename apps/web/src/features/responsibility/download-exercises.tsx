import type { ExerciseFrequency, ExerciseLevel, TrainingGroup } from '@miraco/domain/training';
import type { Strength, Virtue } from '@miraco/domain/virtues';

export interface DownloadExercisesProps {
  /** The block that is downloaded. Spec 2, section 2. */
  strength: Strength;
  /** The groups of the block in their order, each with its virtues and their exercises still to do. */
  groups: readonly {
    group: TrainingGroup;
    virtues: readonly {
      virtue: Virtue;
      exercises: readonly { description: string; level: ExerciseLevel; frequency: ExerciseFrequency }[];
    }[];
  }[];
}

export function DownloadExercises(_: DownloadExercisesProps) {
  return null;
}
