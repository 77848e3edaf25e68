import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import { completeTexts, type GuideContent, sameContent } from '@miraco/domain/guides';
import type { Virtue } from '@miraco/domain/virtues';
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { unlimited } from './bound.ts';
import { type Connection, inserted, type Transaction, write } from './connection.ts';
import { usePictures } from './guide-pictures.ts';
import { guideVersions } from './schema/guide-versions.ts';
import { guides } from './schema/guides.ts';
import { users } from './schema/users.ts';

export interface WrittenGuide extends GuideContent {
  virtue: Virtue;
  date: number;
  /** Null for the guide of the method. */
  author: UserId | null;
}

/** What an editor saves, and the latest version or draft that they knew when they began; null for none. */
type Saved = WrittenGuide & { author: UserId; base: RecordId | null };

const isOf = (virtue: Virtue) => eq(guideVersions.virtue, virtue);
const isDraft = (virtue: Virtue) => and(isOf(virtue), eq(guideVersions.draft, true));
const isPast = (virtue: Virtue) => and(isOf(virtue), eq(guideVersions.draft, false));
const isPublished = (virtue: Virtue) => and(isOf(virtue), isNotNull(guideVersions.publishedAt));

type Reader = Pick<Connection, 'select'>;

const versionColumns = {
  id: guideVersions.id,
  date: guideVersions.date,
  publishedAt: guideVersions.publishedAt,
  author: { id: users.id, firstname: users.firstname, lastname: users.lastname },
};

const contentColumns = { virtue: guideVersions.virtue, url: guideVersions.url, texts: guideVersions.texts };

/** Versions without their texts, newest first. */
const versions = (reader: Reader, where: SQL | undefined) =>
  reader
    .select(versionColumns)
    .from(guideVersions)
    .leftJoin(users, eq(users.id, guideVersions.author))
    .where(where)
    .orderBy(desc(guideVersions.id));

/** One version with its texts. */
function wholeVersion(reader: Reader, where: SQL | undefined) {
  const version = reader
    .select({ ...versionColumns, ...contentColumns })
    .from(guideVersions)
    .leftJoin(users, eq(users.id, guideVersions.author))
    .where(where)
    .get();
  return version && { ...version, texts: completeTexts(version.texts) };
}

/** What was saved last, as a draft or published. */
const latest = (reader: Reader, virtue: Virtue) =>
  reader.select().from(guideVersions).where(isOf(virtue)).orderBy(desc(guideVersions.id)).limit(1).get();

const contentOf = ({ url, texts }: Pick<typeof guideVersions.$inferSelect, 'url' | 'texts'>): GuideContent => ({
  url,
  texts: completeTexts(texts),
});

function addVersion(tx: Transaction, { virtue, url, texts, date, author }: WrittenGuide, draft: boolean): RecordId {
  const row = { virtue, url, texts, date, author, draft, publishedAt: draft ? null : date };
  const { id } = inserted(tx.insert(guideVersions).values(row).returning({ id: guideVersions.id }).all());
  usePictures(tx, id, texts);
  return id;
}

const latestPublished = (reader: Reader, virtue: Virtue) => versions(reader, isPublished(virtue)).limit(1).get();

/** Removes the versions that are too many, oldest first; never the one that clients read. */
function trim(tx: Transaction, virtue: Virtue): void {
  const current = latestPublished(tx, virtue)?.id;
  const beyond = versions(tx, isPast(virtue)).limit(unlimited).offset(kept.guideVersions).all();
  const ids = beyond.map(({ id }) => id).filter((id) => id !== current);
  tx.delete(guideVersions).where(inArray(guideVersions.id, ids)).run();
}

/**
 * Adds what is published to the history, unless it is published already.
 * @throws AppError guidePictureUnknown
 */
export function addPublished(tx: Transaction, guide: WrittenGuide): void {
  const { virtue } = guide;
  const current = latestPublished(tx, virtue);
  const content = current && wholeVersion(tx, eq(guideVersions.id, current.id));
  if (content && sameContent(content, guide)) return;
  addVersion(tx, guide, false);
  trim(tx, virtue);
}

const removeDraft = (tx: Transaction, virtue: Virtue) => tx.delete(guideVersions).where(isDraft(virtue)).run();

/** Moves the draft to the history, so that nothing is lost with it. */
function putDraftAside(tx: Transaction, virtue: Virtue): void {
  tx.update(guideVersions).set({ draft: false }).where(isDraft(virtue)).run();
  trim(tx, virtue);
}

/** @throws AppError guideChanged if somebody has saved or published since */
function assertLatest(tx: Transaction, virtue: Virtue, base: RecordId | null): void {
  if ((latest(tx, virtue)?.id ?? null) !== base) throw new AppError('guideChanged');
}

/** The draft of a colleague that says something else stays in the history. */
function clearDraft(tx: Transaction, saved: Saved): void {
  const draft = wholeVersion(tx, isDraft(saved.virtue));
  if (draft && draft.author?.id !== saved.author && !sameContent(draft, saved)) putDraftAside(tx, saved.virtue);
  else removeDraft(tx, saved.virtue);
}

/** The id of what this same call has saved before its answer was lost. */
function savedBefore(tx: Transaction, saved: Saved, isPublishing: boolean): RecordId | undefined {
  const last = latest(tx, saved.virtue);
  const same =
    last && last.author === saved.author && last.draft !== isPublishing && sameContent(contentOf(last), saved);
  return same ? last.id : undefined;
}

/** Drafts of guides, which clients never see, and what was published before. */
export function guideVersionsRepository(db: Connection) {
  const saving = (saved: Saved, isPublishing: boolean, change: (tx: Transaction) => void) =>
    write(db, (tx): { base: RecordId | null } => {
      const repeated = savedBefore(tx, saved, isPublishing);
      if (repeated) return { base: repeated };
      assertLatest(tx, saved.virtue, saved.base);
      clearDraft(tx, saved);
      change(tx);
      return { base: latest(tx, saved.virtue)?.id ?? null };
    });

  return {
    /** The draft of a guide, and what was published last. `base` is what a save has to name. */
    editing: async (virtue: Virtue) => ({
      draft: wholeVersion(db, isDraft(virtue)) ?? null,
      published: latestPublished(db, virtue) ?? null,
      base: latest(db, virtue)?.id ?? null,
    }),

    /** The virtues with a draft. */
    drafts: async (): Promise<Virtue[]> =>
      db
        .select({ virtue: guideVersions.virtue })
        .from(guideVersions)
        .where(eq(guideVersions.draft, true))
        .all()
        .map(({ virtue }) => virtue),

    /** Replaces the draft. @throws AppError guideChanged, guidePictureUnknown */
    saveDraft: (saved: Saved) => saving(saved, false, (tx) => addVersion(tx, saved, true)),

    /** Makes the guide what is given; its draft is gone. @throws AppError guideChanged, guidePictureUnknown */
    publish: (saved: Saved) =>
      saving(saved, true, (tx) => {
        const { virtue, url, texts, date } = saved;
        tx.insert(guides)
          .values({ virtue, url, texts, date })
          .onConflictDoUpdate({ target: guides.virtue, set: { url, texts, date } })
          .run();
        addPublished(tx, saved);
      }),

    /** The draft stays in the history. @throws AppError guideChanged */
    discardDraft: ({ virtue, base }: Pick<Saved, 'virtue' | 'base'>) =>
      write(db, (tx) => {
        assertLatest(tx, virtue, base);
        putDraftAside(tx, virtue);
        return { base: latest(tx, virtue)?.id ?? null };
      }),

    /** What was published of a guide and the drafts that were put aside, without their texts, newest first. */
    past: async (virtue: Virtue) => versions(db, isPast(virtue)).all(),

    /** @throws AppError notFound */
    version: async (id: RecordId) => {
      const version = wholeVersion(db, eq(guideVersions.id, id));
      if (!version) throw new AppError('notFound');
      return version;
    },

    /** Makes a version the draft; the draft before it stays in the history. @throws AppError notFound, guideChanged */
    restore: ({ id, base, author, date }: { id: RecordId; base: RecordId | null; author: UserId; date: number }) =>
      write(db, (tx) => {
        const version = wholeVersion(tx, eq(guideVersions.id, id));
        if (!version) throw new AppError('notFound');
        const { virtue, url, texts } = version;
        assertLatest(tx, virtue, base);
        putDraftAside(tx, virtue);
        return { base: addVersion(tx, { virtue, url, texts, date, author }, true) };
      }),
  };
}
