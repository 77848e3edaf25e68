import type { ChangedField, ChangedValue } from '@miraco/contract/activity';
import { purposeDimensions, purposeDurations, purposeRoles } from '@miraco/domain/purpose';
import { exerciseFrequencies, exerciseLevels } from '@miraco/domain/training';
import { strengths, virtues } from '@miraco/domain/virtues';
import { levels } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface ValueSources {
  virtues: Outputs['method']['virtues'];
  purpose: Outputs['method']['purpose'];
}

type Say = (word: string) => string | undefined;

/** Words for the stored choices of a list. */
const choice =
  <Choice extends string>(all: readonly Choice[], say: (chosen: Choice) => string): Say =>
  (word) => {
    const chosen = all.find((each) => each === word);
    return chosen && say(chosen);
  };

/** Words for a stored value as a person reads it, or null for nothing. What they wrote is as they wrote it. */
export function useValueWords({ virtues: words, purpose: { dimensions, durations } }: ValueSources) {
  const { t } = useTranslation();
  const language = useLanguage();
  const level = choice(levels, (each) => t(`levels.${each}`));
  const virtue = choice(virtues, (each) => words[each].name[language]);
  const says: Partial<Record<ChangedField, Say>> = {
    initial: level,
    weekly: level,
    weak: virtue,
    motivate: virtue,
    complementary: virtue,
    strength: choice(strengths, (each) => t(`strengths.${each}`)),
    mediumHard: choice(['medium', 'hard'], (each) => t(`strengths.${each === 'hard' ? 'fuerte' : 'media'}`)),
    evaluation: (day) => dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    exerciseLevel: choice(exerciseLevels, (each) => t(`phases.exerciseLevel.${each}`)),
    exerciseFrequency: choice(exerciseFrequencies, (each) => t(`phases.exerciseFrequency.${each}`)),
    dimension: choice(purposeDimensions, (each) => dimensions[each].name[language]),
    duration: choice(purposeDurations, (each) => durations[each].name[language]),
    role: choice(purposeRoles, (each) => t(`changes.role.${each}`)),
  };
  return (field: ChangedField, value: ChangedValue['before']): string | null => {
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
    if (value === null || value.length === 0) return null;
    const say = (word: string) => says[field]?.(word) ?? word;
    return typeof value === 'string' ? say(value) : new Intl.ListFormat(language).format(value.map(say));
  };
}
