import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { completeTexts, type GuideTexts } from '@miraco/domain/guides';
import type { Virtue } from '@miraco/domain/virtues';
import { and, count, desc, eq, or } from 'drizzle-orm';
import { type Connection, type Transaction, write } from './connection.ts';
import { assertRoom } from './room.ts';
import { guideComments } from './schema/guide-comments.ts';
import { guides } from './schema/guides.ts';
import { users } from './schema/users.ts';

type GuideContent = { url: string; texts: GuideTexts };
type GuideRow = typeof guides.$inferSelect;
type Reader = Pick<Connection, 'select'>;

const commentColumns = {
  id: guideComments.id,
  user: { id: users.id, username: users.username },
  date: guideComments.date,
  comment: guideComments.comment,
  approved: guideComments.approved,
};

/** Moderators read all comments; other users read approved ones and their own. */
export type CommentReader = 'moderator' | { user: UserId };

const ofOneGuide = (guide: RecordId) => eq(guideComments.guide, guide);

/** An index serves each half, so that other users' pending comments are not read. */
const readableBy = (commentReader: CommentReader, guide: RecordId) =>
  commentReader === 'moderator'
    ? ofOneGuide(guide)
    : or(
        and(ofOneGuide(guide), eq(guideComments.approved, true)),
        and(ofOneGuide(guide), eq(guideComments.user, commentReader.user)),
      );

function commentsOf(reader: Reader, guide: RecordId, commentReader: CommentReader) {
  return reader
    .select(commentColumns)
    .from(guideComments)
    .innerJoin(users, eq(users.id, guideComments.user))
    .where(readableBy(commentReader, guide))
    .orderBy(desc(guideComments.id))
    .all();
}

const withAllTexts = (guide: GuideRow) => ({ ...guide, texts: completeTexts(guide.texts) });

function findGuide(reader: Reader, id: RecordId) {
  const guide = reader.select().from(guides).where(eq(guides.id, id)).get();
  if (!guide) throw new AppError('notFound');
  return withAllTexts(guide);
}

const withComments = (reader: Reader, id: RecordId, commentReader: CommentReader = 'moderator') => ({
  ...findGuide(reader, id),
  comments: commentsOf(reader, id, commentReader),
});

interface NewComment {
  guide: RecordId;
  user: UserId;
  comment: string;
  date: number;
}

/** @throws AppError limitReached if too many of the user's comments are pending, on this guide or in total */
function assertRoomFor(tx: Transaction, { guide, user }: NewComment): void {
  const pending = and(eq(guideComments.user, user), eq(guideComments.approved, false));
  const countOf = (where: typeof pending) =>
    tx.select({ comments: count() }).from(guideComments).where(where).get()?.comments ?? 0;
  assertRoom('pendingComments', countOf(and(pending, ofOneGuide(guide))));
  assertRoom('pendingCommentsInAll', countOf(pending));
}

const ofGuide = (guide: RecordId, comment: RecordId) =>
  and(eq(guideComments.id, comment), eq(guideComments.guide, guide));

export function guidesRepository(db: Connection) {
  /** Changes a comment and returns the guide with all its comments. @throws AppError notFound */
  const changeComment = (guide: RecordId, change: (tx: Transaction) => { changes: number }) =>
    write(db, (tx) => {
      if (change(tx).changes === 0) throw new AppError('notFound');
      return withComments(tx, guide);
    });

  return {
    count: async () => db.select({ guides: count() }).from(guides).get()?.guides ?? 0,

    /** The number of pending comments by guide. */
    pendingByGuide: async () =>
      db
        .select({ guide: guideComments.guide, comments: count() })
        .from(guideComments)
        .where(eq(guideComments.approved, false))
        .groupBy(guideComments.guide)
        .all(),

    all: async () => db.select().from(guides).orderBy(guides.virtue).all().map(withAllTexts),

    /** The guide of a virtue with the comments that this user may read, newest first. */
    byVirtue: async (virtue: Virtue, commentReader: CommentReader) => {
      const guide = db.select({ id: guides.id }).from(guides).where(eq(guides.virtue, virtue)).get();
      return guide ? withComments(db, guide.id, commentReader) : null;
    },

    /** @throws AppError guideTaken if the virtue has a guide already */
    register: (guide: GuideContent & { virtue: Virtue; date: number }) =>
      write(db, (tx) => {
        const { changes } = tx.insert(guides).values(guide).onConflictDoNothing({ target: guides.virtue }).run();
        if (changes === 0) throw new AppError('guideTaken', { field: 'virtue' });
      }),

    /** @throws AppError notFound, as every function with the id of a guide or comment does */
    edit: (id: RecordId, content: GuideContent & { date: number }) =>
      write(db, (tx) => {
        findGuide(tx, id);
        tx.update(guides).set(content).where(eq(guides.id, id)).run();
        return withComments(tx, id);
      }),

    /**
     * Adds a pending comment. The same words of the same user are stored once.
     * @throws AppError limitReached
     */
    comment: (entry: NewComment, commentReader: CommentReader) =>
      write(db, (tx) => {
        const { guide, user, comment } = entry;
        findGuide(tx, guide);
        const same = and(eq(guideComments.user, user), eq(guideComments.comment, comment));
        const known = tx
          .select({ id: guideComments.id })
          .from(guideComments)
          .where(and(eq(guideComments.guide, guide), same))
          .get();
        if (!known) {
          assertRoomFor(tx, entry);
          tx.insert(guideComments).values(entry).run();
        }
        return withComments(tx, guide, commentReader);
      }),

    approveComment: (guide: RecordId, comment: RecordId) =>
      changeComment(guide, (tx) =>
        tx.update(guideComments).set({ approved: true }).where(ofGuide(guide, comment)).run(),
      ),

    editComment: (guide: RecordId, id: RecordId, comment: string) =>
      changeComment(guide, (tx) => tx.update(guideComments).set({ comment }).where(ofGuide(guide, id)).run()),

    removeComment: (guide: RecordId, comment: RecordId) =>
      changeComment(guide, (tx) => tx.delete(guideComments).where(ofGuide(guide, comment)).run()),

    /** Adds a guide without a video for each virtue that has none. Existing guides are left unchanged. */
    seed: (texts: ReadonlyMap<Virtue, GuideTexts>, date: number) =>
      write(db, (tx) => {
        const rows = [...texts].map(([virtue, guideTexts]) => ({ virtue, url: '', texts: guideTexts, date }));
        tx.insert(guides).values(rows).onConflictDoNothing({ target: guides.virtue }).run();
      }),
  };
}
