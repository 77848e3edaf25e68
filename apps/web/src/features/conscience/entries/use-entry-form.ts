import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureData } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { type Check, type Faults, faultsOf } from './entry-check.ts';

interface EntryForm<Content, Entry, Field extends string> {
  content: Content;
  fields: readonly Field[];
  check: (content: Content) => Check<Entry, Field>;
  send: (entry: Entry) => Promise<void>;
  /** The entry is stored. False when the form was changed on the way: then what it holds is not what was stored, and must stay. */
  onStored: (unchanged: boolean) => void;
}

/** A network that swallows calls is as good as none. */
export const patience = 20_000;

/** Whether two forms hold the same. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the server found fault with, field by field. */
function refusals<Field extends string>(error: unknown, fields: readonly Field[]): Faults<Field> {
  const data = failureData(error);
  if (!data) return {};
  return faultsOf(data.issues ?? (data.field ? [{ path: data.field, message: data.key }] : []), fields);
}

/**
 * Adding an entry: nothing is sent before it is whole, a doubled press sends once, and after a refusal everything is where it was,
 * with the focus on the first field that needs attention. Each field of the form is marked with `data-field`.
 */
export function useEntryForm<Content, Entry, Field extends string>({
  content,
  fields,
  check,
  send,
  onStored,
}: EntryForm<Content, Entry, Field>) {
  const utils = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const latest = useRef(content);
  latest.current = content;

  const sending = useMutation({
    mutationFn: ({ entry }: { entry: Entry; content: Content }) => send(entry),
    onSuccess: (_, sent) => {
      setAttempt(0);
      onStored(same(latest.current, sent.content));
    },
    onError: (error) => {
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  const checked = check(content);
  // What the server said holds for what it was sent.
  const error = same(sending.variables?.content, content) ? sending.error : null;
  const refused = refusals(error, fields);
  const faults = attempt > 0 && 'faults' in checked ? checked.faults : refused;
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
    /** Counts the attempts, so that a message can be read out once for each. */
    attempt,
    faults,
    /** True while a field needs attention. */
    refused: first !== undefined,
    /** Why the entry was not stored, where that is about no field. */
    failure: first === undefined ? error : null,
    pending: sending.isPending,
    submit(event: FormEvent) {
      event.preventDefault();
      if (busy.current) return;
      setAttempt(attempt + 1);
      if ('faults' in checked) return;
      busy.current = true;
      sending.mutate({ entry: checked.entry, content });
    },
  };
}
