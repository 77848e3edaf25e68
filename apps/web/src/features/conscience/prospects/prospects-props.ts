import type { CareNeed, MarkOf } from '@miraco/domain/care';
import type { SignLists } from '#parts/signs/signs.ts';
import type { useDraft } from '#shared/drafts/use-draft.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { Part, ProspectChanges, ProspectForms } from './prospect-forms.ts';

export type Prospect = Outputs['conscience']['prospect']['get'][number];

export interface ProspectWords {
  people: Outputs['method']['people'];
  emotions: Outputs['method']['emotions'];
  behaviours: Outputs['method']['behaviours'];
  helpWords: Outputs['method']['helpWords'];
  virtues: Outputs['method']['virtues'];
}

export type ProspectsDraft = ReturnType<typeof useDraft<ProspectForms, ProspectChanges>>;

/** What all ways of showing the page share. */
export interface ProspectsProps {
  user: string;
  /** False once the Conscience phase has ended: then the page is read-only. Spec 1, section 4. */
  open: boolean;
  /** Newest first. */
  entries: readonly Prospect[];
  draft: ProspectsDraft;
  words: ProspectWords;
  signs: SignLists;
  /** Which signs call for support. */
  markOf: MarkOf;
}

/** What was just written calls for support. */
export interface Heavy {
  part: Part;
  need: CareNeed;
}

/** An expectation has been added; without it where another device has removed it since. */
export type OnAdded = (part: Part, entry: Prospect | undefined) => void;
