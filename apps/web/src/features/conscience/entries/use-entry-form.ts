import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldFaults } from '#shared/failure.ts';
import type { Delivery } from '#shared/sending/sender.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { type Check, faultsOf } from './entry-check.ts';

interface EntryForm<Content, Entry, Field extends string> extends Pick<Delivery<never, unknown>, 'refresh' | 'draft'> {
  content: Content;
  fields: readonly Field[];
  check: (content: Content) => Check<Entry, Field>;
  send: Delivery<Entry, unknown>['send'];
  /** The entry is stored. False when the form was changed meanwhile: then its content is not what was stored, and must stay. */
  onStored: (unchanged: boolean, entry: Entry) => void;
}

/** Whether two forms have the same content. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds an entry. Nothing is sent before it is complete; after a refusal the form keeps its content, and the focus moves to the
 * first invalid field. Each field of the form is marked with `data-field`.
 */
export function useEntryForm<Content, Entry, Field extends string>({
  content,
  fields,
  check,
  send,
  onStored,
  ...delivery
}: EntryForm<Content, Entry, Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(content);
  latest.current = content;

  const sending = useSend({
    ...delivery,
    send: ({ entry }: { entry: Entry; content: Content }, call) => send(entry, call),
    onSent: (_, sent) => {
      setAttempt(0);
      onStored(same(latest.current, sent.content), sent.entry);
    },
  });

  const checked = check(content);
  // The server's faults apply only to the content that was sent.
  const error = same(sending.sent?.content, content) ? sending.error : null;
  const faults = attempt > 0 && 'faults' in checked ? checked.faults : faultsOf(fieldFaults(error), fields);
  const first = fields.find((field) => faults[field]);

  const wanted = useRef(first);
  wanted.current = first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt that failed, not for each letter afterwards
  useEffect(() => {
    const field = wanted.current && form.current?.querySelector(`[data-field="${wanted.current}"]`);
    if (field) field.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [attempt, sending.error]);

  return {
    form,
    /** The number of attempts, so that a message can be announced once for each. */
    attempt,
    faults,
    /** True while a field is invalid. */
    refused: first !== undefined,
    /** Why the entry was not stored, if that is about no field. */
    problem: first === undefined && error !== null ? sending.problem : undefined,
    pending: sending.busy,
    submit(event: FormEvent) {
      event.preventDefault();
      if (sending.busy) return;
      setAttempt(attempt + 1);
      if (!('faults' in checked)) void sending.send({ entry: checked.entry, content });
    },
  };
}
