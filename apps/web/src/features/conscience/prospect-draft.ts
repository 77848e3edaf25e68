import { api, type Outputs } from '#app/trpc.ts';
import type { ProspectBlock } from './entry-check.ts';
import type { Stored } from './form-draft.ts';
import { textAmong, textsAmong } from './typed.ts';
import { defineDraft } from './use-draft.ts';

/** The two blocks of the screen: expectations about oneself, and about others. */
export type Part = 'me' | 'others';

export type ProspectForms = Record<Part, ProspectBlock>;

/** What was changed, field by field: another device may be filling in the fields beside them. */
type ProspectChanges = { [Field in keyof ProspectBlock as `${Part}.${Field}`]?: ProspectBlock[Field] };

export const emptyBlock: ProspectBlock = { who: '', prospect: '', feelings: [], conducts: [] };

function overlaid(part: Part, block: ProspectBlock, changes: ProspectChanges): ProspectBlock {
  return {
    who: changes[`${part}.who`] ?? block.who,
    prospect: changes[`${part}.prospect`] ?? block.prospect,
    feelings: changes[`${part}.feelings`] ?? block.feelings,
    conducts: changes[`${part}.conducts`] ?? block.conducts,
  };
}

export function mergeForms(forms: ProspectForms | null, changes: ProspectChanges): ProspectForms {
  return {
    me: overlaid('me', forms?.me ?? emptyBlock, changes),
    others: overlaid('others', forms?.others ?? emptyBlock, changes),
  };
}

/** New values for some fields of a block, under the names that the draft knows them by. */
export function changesOf(part: Part, fields: Partial<ProspectBlock>): ProspectChanges {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value]));
}

/** The changes among whatever was found in the tab. */
export function changesAmong(found: Readonly<Record<string, unknown>>): ProspectChanges {
  return {
    ...textAmong(found, ['me.who', 'me.prospect', 'others.who', 'others.prospect']),
    ...textsAmong(found, ['me.feelings', 'me.conducts', 'others.feelings', 'others.conducts']),
  };
}

/** The draft of both blocks out of what the server answers. */
export function storedForms(draft: Outputs['drafts']['get']): Stored<ProspectForms> | null {
  return draft?.form === 'prospect' ? { content: draft.content, date: draft.date } : null;
}

export const prospectDraft = defineDraft<ProspectForms, ProspectChanges>({
  form: 'prospect',
  merge: mergeForms,
  parse: changesAmong,
  read: async (user, call) => storedForms(await api.drafts.get.query({ user, form: 'prospect' }, call)),
  save: (user, content, call) => api.drafts.save.mutate({ user, form: 'prospect', content }, call),
});
