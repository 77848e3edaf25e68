import type { PurposeForm } from '@miraco/domain/purpose';
import { type Cache, type DraftDefinition, defineDraft } from '#shared/drafts/define-draft.ts';
import type { NextCall } from '#shared/sending/patience.ts';
import { api } from '#shared/trpc/trpc.ts';
import {
  companyPurpose,
  couplePurpose,
  mergePurpose,
  type PurposeChanges,
  type PurposeContent,
  parseChanges,
  type StoredPurpose,
  sendable,
  storedContent,
} from './purpose-content.ts';

interface PurposeCalls {
  /** Fetches the purpose, and updates the cache of every screen that shows it. */
  read: (user: string, call: NextCall, cache: Cache) => Promise<StoredPurpose | null>;
  edit: (user: string, changed: ReturnType<typeof sendable>, call: NextCall) => Promise<unknown>;
}

const definePurpose = (form: PurposeForm, { read, edit }: PurposeCalls) =>
  defineDraft<PurposeContent, PurposeChanges>({
    name: `purpose.${form}`,
    merge: mergePurpose,
    parse: parseChanges,
    read: async (user, call, cache) => {
      const stored = await read(user, call, cache);
      return stored && storedContent(stored);
    },
    save: async (user, { changed }, call, cache) => {
      const ratings = cache.conscience.overview.getData({ user })?.ratings;
      // Without the ratings nothing can be sent; the changes are kept until a screen of this purpose is open again.
      if (!ratings) throw new Error('the ratings are not known');
      await edit(user, sendable(changed, ratings), call);
      const stored = await read(user, call, cache);
      return stored?.date ?? Date.now();
    },
  });

/** The purposes that are saved change by change, by the client or by an administrator. */
export const purposeDrafts: Readonly<Record<PurposeForm, DraftDefinition<PurposeContent, PurposeChanges>>> = {
  company: definePurpose('company', {
    read: async (user, call, cache) => {
      const stored = await api.impact.professional.get.query({ user }, call());
      cache.impact.professional.get.setData({ user }, stored);
      return stored && companyPurpose(stored);
    },
    edit: (user, { virtues, role }, call) => api.impact.professional.edit.mutate({ user, virtues, role }, call()),
  }),
  couple: definePurpose('couple', {
    read: async (user, call, cache) => {
      const stored = await api.impact.couple.get.query({ user }, call());
      cache.impact.couple.get.setData({ user }, stored);
      return stored && couplePurpose(stored);
    },
    edit: (user, { role: _, ...changed }, call) => api.impact.couple.edit.mutate({ user, ...changed }, call()),
  }),
};
