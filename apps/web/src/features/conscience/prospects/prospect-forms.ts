import { type CareNeed, careInExpectation, type MarkOf } from '@miraco/domain/care';
import type { ProspectBlock } from '#features/conscience/entries/entry-check.ts';
import { same } from '#features/conscience/entries/same.ts';
import { textAmong, textsAmong } from '#features/conscience/entries/typed.ts';

/** The two blocks of the screen: expectations about the client, and about others. */
export const parts = ['me', 'others'] as const;
export type Part = (typeof parts)[number];

export type ProspectForms = Record<Part, ProspectBlock>;

/** The changes, field by field: another device may be filling in other fields. */
export type ProspectChanges = { [Field in keyof ProspectBlock as `${Part}.${Field}`]?: ProspectBlock[Field] };

export const emptyBlock: ProspectBlock = { who: '', prospect: '', feelings: [], conducts: [] };

/** The blocks that something is filled in of, and that is not added. */
export const typedParts = (forms: ProspectForms): Part[] => parts.filter((part) => !same(forms[part], emptyBlock));

interface Entry {
  who: string;
  prospect: string;
  feelings: readonly { emotion: string }[];
  conducts: readonly { behavior: string }[];
}

/** The signs of an expectation: its emotions, then its behaviours. */
export const signsOf = ({ feelings, conducts }: Entry): string[] => [
  ...feelings.map(({ emotion }) => emotion),
  ...conducts.map(({ behavior }) => behavior),
];

/** What an expectation calls for. */
export const needOf = (entry: Entry & { me: boolean }, markOf: MarkOf): CareNeed | null =>
  careInExpectation(entry, signsOf(entry), markOf);

/** The content of the form that an expectation was added with. */
export const blockOf = ({ who, prospect, feelings, conducts }: Entry): ProspectBlock => ({
  who,
  prospect,
  feelings: feelings.map(({ emotion }) => emotion),
  conducts: conducts.map(({ behavior }) => behavior),
});

/** The fields of a block among those found in the tab. */
export const fieldsAmong = (found: Readonly<Record<string, unknown>>): Partial<ProspectBlock> => ({
  ...textAmong(found, ['who', 'prospect']),
  ...textsAmong(found, ['feelings', 'conducts']),
});

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

/** New values for some fields of a block, under the draft's names for them. */
export function changesOf(part: Part, fields: Partial<ProspectBlock>): ProspectChanges {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value]));
}

/** The changes among the fields found in the tab. */
export function changesAmong(found: Readonly<Record<string, unknown>>): ProspectChanges {
  return {
    ...textAmong(found, ['me.who', 'me.prospect', 'others.who', 'others.prospect']),
    ...textsAmong(found, ['me.feelings', 'me.conducts', 'others.feelings', 'others.conducts']),
  };
}

/** The expectations of each block. */
export const listsOf = <Entry extends { me: boolean }>(entries: readonly Entry[]): { part: Part; entries: Entry[] }[] =>
  parts.map((part) => ({ part, entries: entries.filter(({ me }) => me === (part === 'me')) }));
