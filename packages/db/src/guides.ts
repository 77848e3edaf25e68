import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { completeTexts, type GuideContent, type GuideTexts } from '@miraco/domain/guides';
import type { Virtue } from '@miraco/domain/virtues';
import { and, count, eq } from 'drizzle-orm';
import { type Connection, type Reader, read, type Transaction, write } from './engine.ts';
import { assertRoomFor, type CommentReader, commentsOf, type NewComment } from './guide-comments.ts';
import { addPublished, type WrittenGuide } from './guide-versions.ts';
import { guideComments } from './schema/guide-comments.ts';
import { guides } from './schema/guides.ts';
import { many, one, run, type Work } from './work.ts';

type GuideRow = typeof guides.$inferSelect;

const withAllTexts = (guide: GuideRow) => ({ ...guide, texts: completeTexts(guide.texts) });

function* findGuide(reader: Reader, id: RecordId) {
  const guide = yield* one(reader.select().from(guides).where(eq(guides.id, id)));
  if (!guide) throw new AppError('notFound');
  return withAllTexts(guide);
}

function* withComments(reader: Reader, id: RecordId, commentReader: CommentReader = 'moderator') {
  const guide = yield* findGuide(reader, id);
  return { ...guide, comments: yield* commentsOf(reader, id, commentReader) };
}

const ofGuide = (guide: RecordId, comment: RecordId) =>
  and(eq(guideComments.id, comment), eq(guideComments.guide, guide));

export function guidesRepository(db: Connection) {
  /** Changes a comment and returns the guide with all its comments. @throws AppError notFound */
  const changeComment = (guide: RecordId, change: (tx: Transaction) => Work<number>) =>
    write(db, 'everybody', function* (tx) {
      if ((yield* change(tx)) === 0) throw new AppError('notFound');
      return yield* withComments(tx, guide);
    });

  return {
    count: async () => (await db.select({ guides: count() }).from(guides).get())?.guides ?? 0,

    /** The number of pending comments of each guide that has any. Counted by guide, so that an index leads to those alone. */
    pendingByGuide: async () => {
      const pending = and(eq(guideComments.guide, guides.id), eq(guideComments.approved, false));
      const rows = await db
        .select({ guide: guides.id, comments: db.$count(guideComments, pending) })
        .from(guides)
        .all();
      return rows.filter(({ comments }) => comments > 0);
    },

    all: async () => (await db.select().from(guides).orderBy(guides.virtue).all()).map(withAllTexts),

    /** The guide of a virtue with the comments that this user may read, newest first. */
    byVirtue: (virtue: Virtue, commentReader: CommentReader) =>
      read(db, function* () {
        const guide = yield* one(db.select({ id: guides.id }).from(guides).where(eq(guides.virtue, virtue)));
        return guide ? yield* withComments(db, guide.id, commentReader) : null;
      }),

    /** @throws AppError guideTaken if the virtue has a guide already, guidePictureUnknown */
    register: (guide: WrittenGuide) =>
      write(db, 'everybody', function* (tx) {
        const { author: _, ...row } = guide;
        const changes = yield* run(tx.insert(guides).values(row).onConflictDoNothing({ target: guides.virtue }));
        if (changes === 0) throw new AppError('guideTaken', { field: 'virtue' });
        yield* addPublished(tx, guide);
      }),

    /**
     * Publishes at once; a draft stays.
     * @throws AppError notFound, as every function with the id of a guide or comment does; guidePictureUnknown
     */
    edit: (id: RecordId, { author, ...content }: GuideContent & Pick<WrittenGuide, 'author' | 'date'>) =>
      write(db, 'everybody', function* (tx) {
        const { virtue } = yield* findGuide(tx, id);
        yield* run(tx.update(guides).set(content).where(eq(guides.id, id)));
        yield* addPublished(tx, { virtue, author, ...content });
        return yield* withComments(tx, id);
      }),

    /**
     * Adds a pending comment. The same words of the same user are stored once.
     * @throws AppError limitReached
     */
    comment: (entry: NewComment, commentReader: CommentReader) =>
      write(db, { user: entry.user }, function* (tx) {
        const { guide, user, comment } = entry;
        yield* findGuide(tx, guide);
        const same = and(eq(guideComments.user, user), eq(guideComments.comment, comment));
        const known = yield* one(
          tx
            .select({ id: guideComments.id })
            .from(guideComments)
            .where(and(eq(guideComments.guide, guide), same)),
        );
        if (!known) {
          yield* assertRoomFor(tx, entry);
          yield* run(tx.insert(guideComments).values(entry));
        }
        return yield* withComments(tx, guide, commentReader);
      }),

    approveComment: (guide: RecordId, comment: RecordId) =>
      changeComment(guide, (tx) =>
        run(tx.update(guideComments).set({ approved: true }).where(ofGuide(guide, comment))),
      ),

    editComment: (guide: RecordId, id: RecordId, comment: string) =>
      changeComment(guide, (tx) => run(tx.update(guideComments).set({ comment }).where(ofGuide(guide, id)))),

    /** Replaces the answer to a comment; an empty one removes it. */
    answerComment: (entry: { guide: RecordId; comment: RecordId; answer: string; answerer: UserId; date: number }) =>
      changeComment(entry.guide, (tx) => {
        const { guide, comment, answer, answerer, date } = entry;
        const values =
          answer === '' ? { answer: null, answerer: null, answeredAt: null } : { answer, answerer, answeredAt: date };
        return run(tx.update(guideComments).set(values).where(ofGuide(guide, comment)));
      }),

    removeComment: (guide: RecordId, comment: RecordId) =>
      changeComment(guide, (tx) => run(tx.delete(guideComments).where(ofGuide(guide, comment)))),

    /** Adds a guide without a video for each virtue that has none. Existing guides are left unchanged. */
    seed: (texts: ReadonlyMap<Virtue, GuideTexts>, date: number) =>
      write(db, 'everybody', function* (tx) {
        const rows = [...texts].map(([virtue, guideTexts]) => ({ virtue, url: '', texts: guideTexts, date }));
        const added = yield* many(
          tx.insert(guides).values(rows).onConflictDoNothing({ target: guides.virtue }).returning(),
        );
        for (const guide of added) yield* addPublished(tx, { ...withAllTexts(guide), author: null });
      }),
  };
}
