import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fieldFaults } from '#shared/failure.ts';
import type { Delivery } from '#shared/sending/sender.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { type Check, type Faults, faultsOf } from './entry-check.ts';
import { same } from './same.ts';

interface EntryForm<Content, Entry, Field extends string, Answer>
  extends Pick<Delivery<never, unknown>, 'refresh' | 'draft'> {
  content: Content;
  fields: readonly Field[];
  check: (content: Content) => Check<Entry, Field>;
  send: Delivery<Entry, Answer>['send'];
  /** The entry is stored. False when the form was changed meanwhile: then its content is not what was stored, and must stay. */
  onStored: (unchanged: boolean, entry: Entry, answer: Answer) => void;
}

/** The state of a form that adds or corrects an entry. */
export interface EntryFormState<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  /** The number of attempts, so that a message can be announced once for each. */
  attempt: number;
  faults: Faults<Field>;
  /** True while a field is invalid. */
  refused: boolean;
  /** Why the entry was not stored, if that is about no field. */
  problem: string | undefined;
  pending: boolean;
  /** The last attempt was stored, and no other has begun. */
  done: boolean;
  submit: (event: FormEvent) => void;
  /** The same without the event of a form. */
  add: () => void;
}

/**
 * Adds an entry. Nothing is sent before it is complete; after a refusal the form keeps its content, and the focus moves to the
 * first invalid field. Each field of the form is marked with `data-field`.
 */
export function useEntryForm<Content, Entry, Field extends string, Answer>({
  content,
  fields,
  check,
  send,
  onStored,
  ...delivery
}: EntryForm<Content, Entry, Field, Answer>): EntryFormState<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(content);
  latest.current = content;

  const sending = useSend({
    ...delivery,
    send: ({ entry }: { entry: Entry; content: Content }, call) => send(entry, call),
    onSent: (answer, sent) => {
      setAttempt(0);
      onStored(same(latest.current, sent.content), sent.entry, answer);
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

  function add() {
    if (sending.busy) return;
    setAttempt(attempt + 1);
    if (!('faults' in checked)) void sending.send({ entry: checked.entry, content });
  }

  return {
    form,
    attempt,
    faults,
    refused: first !== undefined,
    problem: first === undefined && error !== null ? sending.problem : undefined,
    pending: sending.busy,
    done: sending.done && attempt === 0,
    submit(event: FormEvent) {
      event.preventDefault();
      add();
    },
    add,
  };
}
