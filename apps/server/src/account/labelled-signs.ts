import { type Evaluation, signsOf } from '@miraco/domain/evaluation';
import type { Language } from '@miraco/domain/languages';
import type { Method } from '@miraco/method/schemas';
import { signName } from '@miraco/method/sign-name';

/**
 * Adds the labels of emotions and behaviours to entries, in one language. Some keys are blunter than their labels, so keys alone must
 * not be all that a user reads.
 */
export function signLabels({ behaviours, emotions }: Method, language: Language) {
  const emotionsOf = (feelings: readonly { emotion: string }[]) =>
    feelings.map((feeling) => ({ ...feeling, label: signName(emotions, feeling.emotion, language) }));
  /** An evaluation does not store which of the two lists a sign is from. */
  const anyName = (key: string) => signName(Object.hasOwn(emotions.signs, key) ? emotions : behaviours, key, language);
  return {
    habit: <Entry extends { feelings: readonly { emotion: string }[] }>(entry: Entry) => ({
      ...entry,
      feelings: emotionsOf(entry.feelings),
    }),
    expectation: <
      Entry extends { feelings: readonly { emotion: string }[]; conducts: readonly { behavior: string }[] },
    >(
      entry: Entry,
    ) => ({
      ...entry,
      feelings: emotionsOf(entry.feelings),
      conducts: entry.conducts.map((conduct) => ({
        ...conduct,
        label: signName(behaviours, conduct.behavior, language),
      })),
    }),
    evaluation: <Entry extends { ratings: Evaluation }>(entry: Entry) => {
      const keys = Object.values(entry.ratings).flatMap((signs) => Object.keys(signsOf(signs)));
      return { ...entry, labels: Object.fromEntries(keys.map((key) => [key, anyName(key)])) };
    },
  };
}
