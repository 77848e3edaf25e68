import type { DraftForm } from '@miraco/contract/drafts';
import type { NextCall } from '#shared/sending/patience.ts';
import { userId } from '#shared/session/session.ts';
import { api, type Inputs, type Outputs } from '#shared/trpc/trpc.ts';
import { type Cache, type DraftDefinition, defineDraft } from './define-draft.ts';
import { newest, type Stored } from './form-draft.ts';

type Draft = Outputs['drafts']['get'];
type WithoutUser<Input> = Input extends unknown ? Omit<Input, 'user'> : never;

interface KeptForm<Content, Changes, Sent> {
  form: DraftForm;
  merge: (content: Content | null, changes: Changes) => Content;
  parse: (found: Readonly<Record<string, unknown>>) => Changes;
  /** Null for the draft of another form. */
  contentOf: (draft: NonNullable<Draft>) => Content | null;
  draftOf: (content: Content) => WithoutUser<Inputs['drafts']['save']>;
  /** What was sent last, where the form may be sent again. */
  sent?: {
    read: (user: string, call: NextCall) => Promise<Sent>;
    stored: (sent: Sent) => Stored<Content> | null;
  };
}

export interface FormDraft<Content, Changes, Sent> extends DraftDefinition<Content, Changes> {
  /** The draft on the server, or what was sent last. */
  stored: (draft: Draft, sent?: Sent) => Stored<Content> | null;
  /** The form has been sent, and its screen is gone. */
  forget: (user: string, cache: Cache) => void;
}

/** A form whose draft the server stores under the form's name. */
export function defineFormDraft<Content, Changes extends object, Sent = never>({
  form,
  merge,
  parse,
  contentOf,
  draftOf,
  sent,
}: KeptForm<Content, Changes, Sent>): FormDraft<Content, Changes, Sent> {
  const stored = (draft: Draft, last?: Sent): Stored<Content> | null => {
    const content = draft && contentOf(draft);
    return newest(content && { content, date: draft.date }, sent && last !== undefined ? sent.stored(last) : null);
  };
  const drop = (user: string, cache: Cache) => cache.drafts.get.setData({ user, form }, null);

  const definition = defineDraft<Content, Changes>({
    name: form,
    merge,
    parse,
    read: async (user, call) =>
      stored(...(await Promise.all([api.drafts.get.query({ user, form }, call()), sent?.read(user, call)]))),
    save: async (user, content, call) => (await api.drafts.save.mutate({ user, ...draftOf(content) }, call())).date,
    onLeft: (user, cache) => void cache.drafts.get.invalidate({ user, form }),
    onForgotten: drop,
  });
  return {
    ...definition,
    stored,
    forget: (user, cache) => {
      drop(user, cache);
      definition.keeperOf({ owner: user, writer: userId() }, cache).forget();
    },
  };
}
