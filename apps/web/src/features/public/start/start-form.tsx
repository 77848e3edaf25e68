import { type StartRequest, startRequestInput } from '@miraco/contract/start-request';
import type { Answer } from '@miraco/domain/wellness';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { showFaults } from '#shared/sending/show-faults.ts';
import { useSchemaForm } from '#shared/sending/use-schema-form.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

const empty = { name: '', email: '', phone: '', message: '' };
const fields = ['name', 'email', 'phone', 'message', 'consent'] as const;

interface StartFormProps {
  practice: string;
  /** Of the visitor's test, if there is one in this tab. */
  responses: Answer[] | null;
  /** Called with the address that will be answered. */
  onSent: (email: string) => void;
}

/** A visitor leaves their details for the practice to answer. */
export function StartForm({ practice, responses, onSent }: StartFormProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const form = useSchemaForm(startRequestInput, { defaultValues: empty });
  const trap = useRef<HTMLInputElement>(null);
  const [sendsResult, setSendsResult] = useState(false);
  const sending = useSend({
    send: (request: StartRequest, call) =>
      api.account.requestStart.mutate(
        { ...request, website: trap.current?.value, ...(sendsResult && responses && { responses }) },
        call(),
      ),
    onFailed: (error) => showFaults(form, fields, error),
    onSent: (_, { email }) => onSent(email),
  });
  const { errors } = form.formState;

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((request) => void sending.send(request))}>
      <NotSent title={t('start.notSent')} sending={sending} />
      <Field label={t('start.name')} error={message(errors.name?.message)}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('start.email')} error={message(errors.email?.message)}>
        <Input type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label={t('start.phone')} error={message(errors.phone?.message)} optional>
        <Input type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Field label={t('start.message')} hint={t('start.messageHint')} error={message(errors.message?.message)} optional>
        <Textarea rows={4} maxLength={1000} className="min-h-29" {...form.register('message')} />
      </Field>
      {/* Programs fill in every field that they find, in ways that a form does not notice; people do not meet this one. */}
      <div hidden>
        <label>
          {t('start.website')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {responses && (
        <Checkbox
          label={t('start.sendResult')}
          hint={t('start.sendResultHint')}
          checked={sendsResult}
          onCheckedChange={setSendsResult}
        />
      )}
      <Controller
        control={form.control}
        name="consent"
        render={({ field: { ref, value, onChange } }) => (
          <div>
            <Checkbox
              ref={ref}
              label={t('start.consent', { practice })}
              checked={value === true}
              aria-invalid={errors.consent !== undefined}
              aria-describedby="consent-error"
              onCheckedChange={(checked) => onChange(checked || undefined)}
            />
            <FieldError id="consent-error">{message(errors.consent?.message)}</FieldError>
          </div>
        )}
      />
      <Button type="submit" size="lg" loading={sending.busy}>
        {t(sending.busy ? 'start.sending' : 'start.send')}
      </Button>
    </form>
  );
}
