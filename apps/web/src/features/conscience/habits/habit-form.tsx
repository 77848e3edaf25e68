import { longestQuantity, longestText } from '@miraco/contract/lengths';
import { habitFrequencies } from '@miraco/domain/entries';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '#features/conscience/entries/choice-field.tsx';
import { EntryRefusal } from '#features/conscience/entries/entry-refusal.tsx';
import { EntrySubmit } from '#features/conscience/entries/entry-submit.tsx';
import { LongText } from '#features/conscience/entries/long-text.tsx';
import { same } from '#features/conscience/entries/same.ts';
import { SignsField } from '#features/conscience/entries/signs-field.tsx';
import { useFaultWords } from '#features/conscience/entries/use-fault-words.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import type { OptionGroup } from '#ui/multi-select-options.ts';
import { emptyHabit } from './habit-draft.ts';
import { type HabitDraft, type OnHabitAdded, useAddHabit } from './use-add-habit.ts';

interface HabitFormProps {
  user: string;
  draft: HabitDraft;
  /** The number of habits. */
  entries: number;
  frequencies: Outputs['method']['habitFrequencies'];
  emotions: readonly OptionGroup[];
  helpWords: readonly string[];
  /** False once the Conscience phase has ended: then the form is read-only. Spec 1, section 4. */
  open: boolean;
  onAdded: OnHabitAdded;
}

/** The form of a habit: the habit, its emotions and its cost. */
export function HabitForm({ user, draft, entries, frequencies, emotions, helpWords, open, onAdded }: HabitFormProps) {
  const { t } = useTranslation();
  const words = useFaultWords();
  const { content, state, change } = draft;
  const entry = useAddHabit(user, draft, onAdded);
  const { faults } = entry;

  return (
    <Card>
      <form ref={entry.form} noValidate onSubmit={entry.submit} aria-label={t('harmful.form')} className="grid gap-6">
        <EntryRefusal entry={entry} message={t('harmful.addfail')} />
        <LongText
          name="habit"
          label={t('harmful.habit')}
          hint={t('harmful.habitHint')}
          error={words(faults.habit, t('harmful.missing.habit'), longestText)}
          limit={longestText}
          rows={2}
          value={content.habit}
          onChange={(habit) => change({ habit })}
          disabled={!open}
        />
        <SignsField
          name="feelings"
          label={t('harmful.feelings')}
          hint={t('harmful.feelingsHint')}
          error={words(faults.feelings, t('harmful.missing.feelings'))}
          groups={emotions}
          helpWords={helpWords}
          value={content.feelings}
          onChange={(feelings) => change({ feelings })}
          disabled={!open}
        />
        <LongText
          name="action"
          label={t('harmful.action')}
          hint={t('harmful.actionHint')}
          error={words(faults.action, '', longestText)}
          optional
          limit={longestText}
          rows={2}
          value={content.action}
          onChange={(action) => change({ action })}
          disabled={!open}
        />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <ChoiceField
            name="frequency"
            label={t('harmful.frequency')}
            error={words(faults.frequency, t('harmful.missing.frequency'))}
            prompt={t('harmful.chooseFrequency')}
            values={habitFrequencies}
            names={frequencies}
            value={content.frequency}
            onChange={(frequency) => change({ frequency })}
            disabled={!open}
          />
          <LongText
            name="quantity"
            label={t('harmful.quantity')}
            error={words(faults.quantity, '', longestQuantity)}
            optional
            limit={longestQuantity}
            rows={1}
            placeholder={t('harmful.quantityExample')}
            value={content.quantity}
            onChange={(quantity) => change({ quantity })}
            disabled={!open}
          />
        </div>
        <LongText
          name="impact"
          label={t('harmful.impact')}
          hint={t('harmful.impactHint')}
          error={words(faults.impact, '', longestText)}
          optional
          limit={longestText}
          rows={2}
          value={content.impact}
          onChange={(impact) => change({ impact })}
          disabled={!open}
        />
        <EntrySubmit
          label={t('harmful.add')}
          pending={entry.pending}
          open={open}
          empty={same(content, emptyHabit)}
          state={state}
          list="harmfulHabits"
          entries={entries}
          added={entry.done && t('harmful.added')}
        />
      </form>
    </Card>
  );
}
