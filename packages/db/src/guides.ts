import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { completeTexts, type GuideContent, type GuideTexts } from '@miraco/domain/guides';
import type { Virtue } from '@miraco/domain/virtues';
import { and, count, eq } from 'drizzle-orm';
import { type Connection, type Transaction, write } from './connection.ts';
import { assertRoomFor, type CommentReader, commentsOf, type NewComment } from './guide-comments.ts';
import { addPublished, type WrittenGuide } from './guide-versions.ts';
import { guideComments } from './schema/guide-comments.ts';
import { guides } from './schema/guides.ts';

type GuideRow = typeof guides.$inferSelect;
type Reader = Pick<Connection, 'select'>;

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

    /** @throws AppError guideTaken if the virtue has a guide already, guidePictureUnknown */
    register: (guide: WrittenGuide) =>
      write(db, (tx) => {
        const { author: _, ...row } = guide;
        const { changes } = tx.insert(guides).values(row).onConflictDoNothing({ target: guides.virtue }).run();
        if (changes === 0) throw new AppError('guideTaken', { field: 'virtue' });
        addPublished(tx, guide);
      }),

    /**
     * Publishes at once; a draft stays.
     * @throws AppError notFound, as every function with the id of a guide or comment does; guidePictureUnknown
     */
    edit: (id: RecordId, { author, ...content }: GuideContent & Pick<WrittenGuide, 'author' | 'date'>) =>
      write(db, (tx) => {
        const { virtue } = findGuide(tx, id);
        tx.update(guides).set(content).where(eq(guides.id, id)).run();
        addPublished(tx, { virtue, author, ...content });
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

    /** Replaces the answer to a comment; an empty one removes it. */
    answerComment: (entry: { guide: RecordId; comment: RecordId; answer: string; answerer: UserId; date: number }) =>
      changeComment(entry.guide, (tx) => {
        const { guide, comment, answer, answerer, date } = entry;
        const values =
          answer === '' ? { answer: null, answerer: null, answeredAt: null } : { answer, answerer, answeredAt: date };
        return tx.update(guideComments).set(values).where(ofGuide(guide, comment)).run();
      }),

    removeComment: (guide: RecordId, comment: RecordId) =>
      changeComment(guide, (tx) => tx.delete(guideComments).where(ofGuide(guide, comment)).run()),

    /** Adds a guide without a video for each virtue that has none. Existing guides are left unchanged. */
    seed: (texts: ReadonlyMap<Virtue, GuideTexts>, date: number) =>
      write(db, (tx) => {
        const rows = [...texts].map(([virtue, guideTexts]) => ({ virtue, url: '', texts: guideTexts, date }));
        const added = tx.insert(guides).values(rows).onConflictDoNothing({ target: guides.virtue }).returning().all();
        for (const guide of added) addPublished(tx, { ...withAllTexts(guide), author: null });
      }),
  };
}
