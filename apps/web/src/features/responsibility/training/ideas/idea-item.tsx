import { languages } from '@miraco/domain/languages';
import type { ExerciseLevel } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { Check, Plus } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAddExercise } from '#features/responsibility/training/exercise/add.ts';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { PlanForm } from '#features/responsibility/training/exercise/plan-form.tsx';
import { PlanText } from '#features/responsibility/training/exercise/plan-text.tsx';
import { emptyPlan, type PlanTexts } from '#features/responsibility/training/exercise/plan-texts.ts';
import { IdeaText } from '#parts/training/ideas.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';
import { type Idea, planOfCard, scheduleOf } from './idea.ts';
import { IdeaHow } from './idea-how.tsx';

/** What the button of an idea says before and after, where it stands alone. */
interface Labels {
  add: string;
  has: string;
}

interface IdeaItemProps {
  virtue: Virtue;
  level: ExerciseLevel;
  idea: Idea;
  /** Those that the same idea is not added beside. */
  exercises: readonly Exercise[];
  /** It is added as its card plans it, without a question. */
  atOnce?: boolean;
  labels?: Labels;
}

/** An idea of the method, how it is done, and the button that adds it: with a card, it asks when and how first. */
export function IdeaItem({ virtue, level, idea, exercises, atOnce = false, labels }: IdeaItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { card } = idea;
  const text = idea[language];
  const plan = card ? planOfCard(card[language]) : emptyPlan;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const adding = useAddExercise();
  const close = () => {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  };
  const add = async (planned: PlanTexts) => {
    const exercise = { virtue, description: text, level, ...scheduleOf(card), ...planned };
    if ((await adding.send(exercise)) && asking) close();
  };
  const button = !asking && (
    <AddButton
      ref={opener}
      idea={text}
      added={exercises.some(({ description }) => languages.some((known) => idea[known].trim() === description))}
      busy={adding.busy}
      labels={labels}
      onAdd={() => {
        if (card && !atOnce) setAsking(true);
        else void add(plan);
      }}
    />
  );
  const how = card && <IdeaHow card={card} />;
  return (
    <div className="grid gap-1">
      {/* The button that was pressed shows the same. */}
      <p role="status" className="sr-only">
        {adding.done && adding.said}
      </p>
      <div className="flex items-start justify-between gap-x-4 gap-y-1.5 max-sm:flex-col">
        <IdeaText>{text}</IdeaText>
        {!labels && button}
      </div>
      {atOnce && <PlanText plan={plan} className="text-muted-foreground" />}
      {labels && how}
      {labels && button && <div className="pt-2">{button}</div>}
      {asking ? (
        <PlanForm
          label={t('idea.add', { idea: text })}
          plan={plan}
          sending={adding}
          onSend={(planned) => void add(planned)}
          onCancel={() => {
            adding.dismiss();
            close();
          }}
          failed={t('idea.notAdded')}
        >
          <Plus aria-hidden="true" />
          {t('training.add')}
        </PlanForm>
      ) : (
        <NotSent title={t('idea.notAdded')} sending={adding} />
      )}
      {!labels && how}
    </div>
  );
}

interface AddButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** What the idea says. */
  idea: string;
  added: boolean;
  busy: boolean;
  labels: Labels | undefined;
  onAdd: () => void;
}

function AddButton({ ref, idea, added, busy, labels, onAdd }: AddButtonProps) {
  const { t } = useTranslation();
  const { add, has } = labels ?? { add: t('training.add'), has: t('idea.has') };
  const name = t(added ? 'idea.added' : 'idea.add', { idea });
  return (
    <Button
      ref={ref}
      variant={added ? 'ghost' : labels ? 'primary' : 'secondary'}
      size="sm"
      loading={busy}
      // Not `disabled`: it would lose the focus.
      aria-disabled={added || busy || undefined}
      aria-label={labels ? undefined : name}
      onClick={() => {
        if (!added) onAdd();
      }}
    >
      {added ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      {added ? has : add}
    </Button>
  );
}
