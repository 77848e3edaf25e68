import type { PurposeForm } from '@miraco/domain/purpose';
import { createDraftKeeper, type DraftKeeper } from '#shared/drafts/draft-keeper.ts';
import { readUnsent, writeUnsent } from '#shared/drafts/form-draft.ts';
import { isRefusal } from '#shared/failure.ts';
import { getSession } from '#shared/session/session.ts';
import { api, type trpc } from '#shared/trpc/trpc.ts';
import {
  companyPurpose,
  mergePurpose,
  type PurposeChanges,
  type PurposeContent,
  parseChanges,
  type StoredPurpose,
  sendable,
  storedContent,
} from './purpose-content.ts';

type Utils = ReturnType<typeof trpc.useUtils>;
type Sendable = ReturnType<typeof sendable>;
type PurposeKeeper = DraftKeeper<PurposeContent, PurposeChanges>;

/** A network that swallows calls is as good as none: after this long the line says so. */
const patience = 10_000;
const call = () => ({ signal: AbortSignal.timeout(patience) });

interface PurposeCalls {
  /** Fetches the purpose, for every screen that shows it. */
  read: (user: string, utils: Utils) => Promise<StoredPurpose | null>;
  edit: (user: string, changed: Sendable) => Promise<unknown>;
}

const calls: Readonly<Record<PurposeForm, PurposeCalls>> = {
  company: {
    read: async (user, utils) => {
      const stored = await api.impact.professional.get.query({ user }, call());
      utils.impact.professional.get.setData({ user }, stored);
      return stored && companyPurpose(stored);
    },
    edit: (user, { virtues }) => api.impact.professional.edit.mutate({ user, virtues }, call()),
  },
  couple: {
    read: async (user, utils) => {
      const stored = await api.impact.couple.get.query({ user }, call());
      utils.impact.couple.get.setData({ user }, stored);
      return stored;
    },
    edit: (user, changed) => api.impact.couple.edit.mutate({ user, ...changed }, call()),
  },
};

/** They outlive the screen, so that a save begun before leaving it and one begun after coming back still follow each other. */
const keepers = new Map<string, PurposeKeeper>();

/** Saves a purpose change by change. What an administrator writes for a client waits under both their names. */
export function purposeKeeper(form: PurposeForm, user: string, utils: Utils): PurposeKeeper {
  const writer = getSession()?.id ?? '';
  const place = writer === user ? user : `${writer}.${user}`;
  const key = `${form}.${place}`;
  const known = keepers.get(key);
  if (known) return known;

  const { read, edit } = calls[form];
  const save = async ({ changed }: PurposeContent) => {
    const ratings = utils.conscience.overview.getData({ user })?.ratings;
    // Without them nothing is thrown away: it waits until a screen of this purpose is open again.
    if (!ratings) throw new Error('the ratings are not known');
    await edit(user, sendable(changed, ratings));
    const stored = await read(user, utils);
    return stored?.date ?? Date.now();
  };
  const keeper = createDraftKeeper<PurposeContent, PurposeChanges>({
    read: async () => {
      const stored = await read(user, utils);
      return stored && storedContent(stored);
    },
    save,
    merge: mergePurpose,
    nothing: {},
    readUnsent: () => parseChanges(readUnsent(`purpose.${form}`, place)),
    writeUnsent: (changes) => writeUnsent(`purpose.${form}`, place, changes),
    mayRetry: () => getSession()?.id === writer,
    refuses: isRefusal,
  });
  keepers.set(key, keeper);
  return keeper;
}
