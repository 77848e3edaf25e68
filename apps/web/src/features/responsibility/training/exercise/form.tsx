import { exerciseFrequencies } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FrequencySelect, LevelSelect } from '#parts/training/schedule-selects.tsx';
import { readUnsent, writeUnsent } from '#shared/drafts/form-draft.ts';
import { useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Sent } from '#shared/sending/sent.tsx';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FoldButton, useFold } from '#ui/fold.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useAddExercise } from './add.ts';
import type { Schedule } from './changes.ts';
import { PlanFields } from './plan-lazily.ts';
import { emptyPlan, isPlanFaulty, isPlanned, planOf } from './plan-texts.ts';

const draftForm = 'training';

const emptyTexts = { description: '', ...emptyPlan };
type Texts = typeof emptyTexts;
const empty: Schedule & Texts = { ...emptyTexts, level: 'low', frequency: 'daily' };

const textsOf = ({ description, ...draft }: Texts): Texts => ({ description, ...planOf(draft) });
const areSame = (one: Texts, other: Texts) => JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

/** The unsent texts of each virtue: they survive a reload and visits to other pages. */
function storedTexts(user: string, virtue: Virtue): Texts {
  const stored = readUnsent(draftForm, user)[virtue];
  const texts: Readonly<Record<string, unknown>> = typeof stored === 'object' ? { ...stored } : {};
  const text = (name: keyof Texts) => (typeof texts[name] === 'string' ? texts[name] : '');
  return { description: text('description'), cue: text('cue'), act: text('act'), setback: text('setback') };
}

function storeTexts(user: string, virtue: Virtue, texts: Texts) {
  const { [virtue]: _, ...others } = readUnsent(draftForm, user);
  writeUnsent(draftForm, user, areSame(texts, emptyTexts) ? others : { ...others, [virtue]: textsOf(texts) });
}

export function hasStoredTexts(user: string, virtue: Virtue): boolean {
  return !areSame(storedTexts(user, virtue), emptyTexts);
}

/** Why the server would refuse a text. The schemas come with the first one: 25 kB that reading the page does not need. */
async function faultOf(description: string): Promise<string | undefined> {
  const { exerciseInput } = await import('@miraco/contract/responsibility');
  return exerciseInput.shape.description.safeParse(description).error?.issues[0]?.message;
}

interface ExerciseFormProps {
  virtue: Virtue;
  /** The virtue's name. */
  name: string;
}

/** The row that adds an exercise to a virtue. Afterwards it is empty, low and daily again. Spec 2, section 5. */
export function ExerciseForm({ virtue, name }: ExerciseFormProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const user = userId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => ({ ...empty, ...storedTexts(user, virtue) }));
  const [fault, setFault] = useState<string>();
  const checking = useRef(false);
  const adding = useAddExercise();
  const plan = useFold(isPlanned(draft));
  // A plan that was refused is not folded away.
  const planShown = plan.open || isPlanFaulty(adding.error);

  const change = (next: typeof draft) => {
    adding.dismiss();
    setDraft(next);
    storeTexts(user, virtue, next);
  };
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (adding.busy || checking.current) return;
    input.current?.focus();
    checking.current = true;
    // Without a network there are no schemas: the attempt to send says so.
    const found = await faultOf(draft.description).catch(() => undefined);
    checking.current = false;
    if (found !== undefined) {
      setFault(found);
      // Only blanks can be dropped here: a text that is too long stays.
      if (draft.description.trim() === '') change({ ...draft, description: '' });
      return;
    }
    setFault(undefined);
    if (!(await adding.send({ virtue, ...draft }))) return;
    // Text typed during the call stays too.
    setDraft((current) => (current === draft ? empty : current));
    if (areSame(storedTexts(user, virtue), draft)) storeTexts(user, virtue, emptyTexts);
  };

  return (
    <form noValidate onSubmit={(event) => void add(event)} className="grid gap-3 border-t px-4 py-4 sm:px-5">
      <Field label={t('training.newOne', { virtue: name })} error={message(fault)}>
        <Textarea
          ref={input}
          rows={2}
          value={draft.description}
          onChange={({ target }) => {
            setFault(undefined);
            change({ ...draft, description: target.value });
          }}
        />
      </Field>
      <div>
        <FoldButton fold={{ ...plan, open: planShown }} className="w-auto gap-1.5 text-[0.9rem] text-muted-foreground">
          {t('plan.ask')}
        </FoldButton>
        {planShown && (
          <div id={plan.id} className="pt-1 pb-2">
            <PlanFields plan={draft} error={adding.error} onChange={(changed) => change({ ...draft, ...changed })} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('training.level')} className="min-w-30 flex-1 sm:w-34 sm:flex-none">
          <LevelSelect value={draft.level} onChange={(level) => change({ ...draft, level })} />
        </Field>
        <Field label={t('training.frequency')} className="min-w-38 flex-[1.4] sm:w-48 sm:flex-none">
          <FrequencySelect
            value={draft.frequency}
            offered={exerciseFrequencies}
            onChange={(frequency) => change({ ...draft, frequency })}
          />
        </Field>
        <Button type="submit" loading={adding.busy} className="max-sm:w-full">
          <Plus aria-hidden="true" />
          {t('training.add')}
        </Button>
        <Sent sending={adding} className="min-h-11 items-center">
          {adding.said}
        </Sent>
      </div>
      <NotSent title={t('training.addFailed')} sending={adding} />
    </form>
  );
}
