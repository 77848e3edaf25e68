import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import { completeTexts, type GuideContent, sameContent } from '@miraco/domain/guides';
import type { Virtue } from '@miraco/domain/virtues';
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { unlimited } from './bound.ts';
import { type Connection, type Reader, read, type Transaction, write } from './engine.ts';
import { usePictures } from './guide-pictures.ts';
import { guideVersions } from './schema/guide-versions.ts';
import { guides } from './schema/guides.ts';
import { users } from './schema/users.ts';
import { inserted, many, one, run, type Work } from './work.ts';

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

const wholeVersions = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ ...versionColumns, ...contentColumns })
    .from(guideVersions)
    .leftJoin(users, eq(users.id, guideVersions.author))
    .where(where);

const withAllTexts = <Version extends Pick<typeof guideVersions.$inferSelect, 'texts'>>(version: Version) => ({
  ...version,
  texts: completeTexts(version.texts),
});

/** One version with its texts. */
function* wholeVersion(reader: Reader, where: SQL | undefined) {
  const version = yield* one(wholeVersions(reader, where));
  return version && withAllTexts(version);
}

/** What was saved last, as a draft or published. */
const latest = (reader: Reader, virtue: Virtue) =>
  reader.select().from(guideVersions).where(isOf(virtue)).orderBy(desc(guideVersions.id)).limit(1);

/** What a save has to name; null before the first. */
function* baseOf(reader: Reader, virtue: Virtue): Work<RecordId | null> {
  return (yield* one(latest(reader, virtue)))?.id ?? null;
}

const contentOf = ({ url, texts }: Pick<typeof guideVersions.$inferSelect, 'url' | 'texts'>): GuideContent => ({
  url,
  texts: completeTexts(texts),
});

function* addVersion(tx: Transaction, guide: WrittenGuide, draft: boolean): Work<RecordId> {
  const { virtue, url, texts, date, author } = guide;
  const row = { virtue, url, texts, date, author, draft, publishedAt: draft ? null : date };
  const { id } = yield* inserted(tx.insert(guideVersions).values(row).returning({ id: guideVersions.id }));
  yield* usePictures(tx, id, texts);
  return id;
}

const latestPublished = (reader: Reader, virtue: Virtue) => versions(reader, isPublished(virtue)).limit(1);

/** Removes the versions that are too many, oldest first; never the one that clients read. */
function* trim(tx: Transaction, virtue: Virtue): Work<void> {
  const current = yield* one(latestPublished(tx, virtue));
  const beyond = yield* many(versions(tx, isPast(virtue)).limit(unlimited).offset(kept.guideVersions));
  const ids = beyond.map(({ id }) => id).filter((id) => id !== current?.id);
  yield* run(tx.delete(guideVersions).where(inArray(guideVersions.id, ids)));
}

/**
 * Adds what is published to the history, unless it is published already.
 * @throws AppError guidePictureUnknown
 */
export function* addPublished(tx: Transaction, guide: WrittenGuide): Work<void> {
  const { virtue } = guide;
  const current = yield* one(latestPublished(tx, virtue));
  const content = current && (yield* wholeVersion(tx, eq(guideVersions.id, current.id)));
  if (content && sameContent(content, guide)) return;
  yield* addVersion(tx, guide, false);
  yield* trim(tx, virtue);
}

const removeDraft = (tx: Transaction, virtue: Virtue) => run(tx.delete(guideVersions).where(isDraft(virtue)));

/** Moves the draft to the history, so that nothing is lost with it. */
function* putDraftAside(tx: Transaction, virtue: Virtue): Work<void> {
  yield* run(tx.update(guideVersions).set({ draft: false }).where(isDraft(virtue)));
  yield* trim(tx, virtue);
}

/** @throws AppError guideChanged if somebody has saved or published since */
function* assertLatest(tx: Transaction, virtue: Virtue, base: RecordId | null): Work<void> {
  if ((yield* baseOf(tx, virtue)) !== base) throw new AppError('guideChanged');
}

/** The draft of a colleague that says something else stays in the history. */
function* clearDraft(tx: Transaction, saved: Saved): Work<void> {
  const draft = yield* wholeVersion(tx, isDraft(saved.virtue));
  if (draft && draft.author?.id !== saved.author && !sameContent(draft, saved)) yield* putDraftAside(tx, saved.virtue);
  else yield* removeDraft(tx, saved.virtue);
}

/** The id of what this same call has saved before its answer was lost. */
function* savedBefore(tx: Transaction, saved: Saved, isPublishing: boolean): Work<RecordId | undefined> {
  const last = yield* one(latest(tx, saved.virtue));
  const same =
    last && last.author === saved.author && last.draft !== isPublishing && sameContent(contentOf(last), saved);
  return same ? last.id : undefined;
}

/** Drafts of guides, which clients never see, and what was published before. */
export function guideVersionsRepository(db: Connection) {
  const saving = (saved: Saved, isPublishing: boolean, change: (tx: Transaction) => Work<unknown>) =>
    write(db, 'everybody', function* (tx): Work<{ base: RecordId | null }> {
      const repeated = yield* savedBefore(tx, saved, isPublishing);
      if (repeated) return { base: repeated };
      yield* assertLatest(tx, saved.virtue, saved.base);
      yield* clearDraft(tx, saved);
      yield* change(tx);
      return { base: yield* baseOf(tx, saved.virtue) };
    });

  return {
    /** The draft of a guide, and what was published last. `base` is what a save has to name. */
    editing: (virtue: Virtue) =>
      read(db, function* () {
        return {
          draft: (yield* wholeVersion(db, isDraft(virtue))) ?? null,
          published: (yield* one(latestPublished(db, virtue))) ?? null,
          base: yield* baseOf(db, virtue),
        };
      }),

    /** The virtues with a draft. */
    drafts: async (): Promise<Virtue[]> => {
      const drafts = await db
        .select({ virtue: guideVersions.virtue })
        .from(guideVersions)
        .where(eq(guideVersions.draft, true))
        .all();
      return drafts.map(({ virtue }) => virtue);
    },

    /** Replaces the draft. @throws AppError guideChanged, guidePictureUnknown */
    saveDraft: (saved: Saved) => saving(saved, false, (tx) => addVersion(tx, saved, true)),

    /** Makes the guide what is given; its draft is gone. @throws AppError guideChanged, guidePictureUnknown */
    publish: (saved: Saved) =>
      saving(saved, true, function* (tx) {
        const { virtue, url, texts, date } = saved;
        yield* run(
          tx
            .insert(guides)
            .values({ virtue, url, texts, date })
            .onConflictDoUpdate({ target: guides.virtue, set: { url, texts, date } }),
        );
        yield* addPublished(tx, saved);
      }),

    /** The draft stays in the history. @throws AppError guideChanged */
    discardDraft: ({ virtue, base }: Pick<Saved, 'virtue' | 'base'>) =>
      write(db, 'everybody', function* (tx) {
        yield* assertLatest(tx, virtue, base);
        yield* putDraftAside(tx, virtue);
        return { base: yield* baseOf(tx, virtue) };
      }),

    /** What was published of a guide and the drafts that were put aside, without their texts, newest first. */
    past: async (virtue: Virtue) => versions(db, isPast(virtue)).all(),

    /** @throws AppError notFound */
    version: async (id: RecordId) => {
      const version = await wholeVersions(db, eq(guideVersions.id, id)).get();
      if (!version) throw new AppError('notFound');
      return withAllTexts(version);
    },

    /** Makes a version the draft; the draft before it stays in the history. @throws AppError notFound, guideChanged */
    restore: ({ id, base, author, date }: { id: RecordId; base: RecordId | null; author: UserId; date: number }) =>
      write(db, 'everybody', function* (tx) {
        const version = yield* wholeVersion(tx, eq(guideVersions.id, id));
        if (!version) throw new AppError('notFound');
        const { virtue, url, texts } = version;
        yield* assertLatest(tx, virtue, base);
        yield* putDraftAside(tx, virtue);
        return { base: yield* addVersion(tx, { virtue, url, texts, date, author }, true) };
      }),
  };
}
