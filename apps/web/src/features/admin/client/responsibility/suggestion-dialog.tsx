import { exerciseInput } from '@miraco/contract/responsibility';
import { exerciseFrequencies } from '@miraco/domain/training';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FrequencySelect, LevelSelect } from '#parts/training/schedule-selects.tsx';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.ts';
import type { PhaseTwoTabData } from './phase-two-data.ts';
import { type Suggestion, virtuesToSuggest } from './suggestion.ts';
import { SuggestionIdeas } from './suggestion-ideas.tsx';
import { SuggestionVirtue } from './suggestion-virtue.tsx';

interface SuggestionDialogProps {
  data: PhaseTwoTabData<'training'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An exercise that the coach suggests: one of the method's ideas, or in their own words. */
export function SuggestionDialog({ data, open, onOpenChange }: SuggestionDialogProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const form = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const groups = virtuesToSuggest(data.overview.ratings);
  const empty: Suggestion = {
    virtue: groups[0]?.virtues[0] ?? 'aceptacion',
    description: '',
    level: 'low',
    frequency: 'daily',
  };
  const [draft, setDraft] = useState(empty);
  const [fault, setFault] = useState<string>();
  const change = (changes: Partial<Suggestion>) => {
    setFault(undefined);
    setDraft({ ...draft, ...changes });
  };
  const sending = useSuggesting(data, () => {
    setDraft({ ...empty, virtue: draft.virtue });
    onOpenChange(false);
  });
  const close = () => {
    sending.dismiss();
    onOpenChange(false);
  };
  const suggest = (event: FormEvent) => {
    event.preventDefault();
    if (sending.busy) return;
    const found = exerciseInput.shape.description.safeParse(draft.description).error?.issues[0]?.message;
    setFault(found);
    if (found) text.current?.focus();
    else void sending.send(draft);
  };
  const name = fullName(data.user);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      width="max-w-2xl"
      title={<bdi className="[overflow-wrap:anywhere]">{t('suggestion.title', { name })}</bdi>}
      description={t('suggestion.lead', { name: data.user.firstname })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} loading={sending.busy}>
            {t('suggestion.send')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={suggest} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SuggestionVirtue
          groups={groups}
          words={data.words}
          value={draft.virtue}
          onChange={(virtue) => change({ virtue })}
        />
        <SuggestionIdeas
          key={draft.virtue}
          data={data}
          virtue={draft.virtue}
          onChosen={(description, level) => {
            change({ description, level });
            text.current?.focus();
          }}
        />
        <Field label={t('phaseTwo.training.exercise')} hint={t('suggestion.hint')} error={message(fault)}>
          <Textarea
            ref={text}
            rows={3}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('training.level')}>
            <LevelSelect value={draft.level} onChange={(level) => change({ level })} />
          </Field>
          <Field label={t('training.frequency')}>
            <FrequencySelect
              value={draft.frequency}
              offered={exerciseFrequencies}
              onChange={(frequency) => change({ frequency })}
            />
          </Field>
        </div>
        <NotSent title={t('suggestion.failed')} sending={sending} />
      </form>
    </Dialog>
  );
}

function useSuggesting({ exercises, user }: PhaseTwoTabData<'training'>, onDone: () => void) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  return useSend({
    send: (suggestion: Suggestion, call) =>
      api.responsibility.training.register.mutate({ user: user.id, ...suggestion }, call()),
    onSent: async ({ id }) => {
      const known = exercises.some((exercise) => exercise.id === id);
      onDone();
      const name = user.firstname;
      if (known) toast({ tone: 'info', title: t('suggestion.already', { name }) });
      else toast({ tone: 'success', title: t('suggestion.sent', { name }) });
      void utils.responsibility.counts.invalidate({ user: user.id });
      await utils.responsibility.training.getByUser.invalidate({ user: user.id });
    },
  });
}
