import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, count, desc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Reader, Transaction } from './engine.ts';
import { assertRoom } from './room.ts';
import { guideComments } from './schema/guide-comments.ts';
import { users } from './schema/users.ts';
import { many, one, type Work } from './work.ts';

const answerers = alias(users, 'answerers');

const commentColumns = {
  id: guideComments.id,
  user: { id: users.id, username: users.username },
  date: guideComments.date,
  comment: guideComments.comment,
  approved: guideComments.approved,
  /** What the team answered; null without an answer. */
  answer: guideComments.answer,
  answeredAt: guideComments.answeredAt,
  /** Null once who answered has been removed. */
  answerer: { firstname: answerers.firstname, lastname: answerers.lastname },
};

const commentRows = (reader: Reader) =>
  reader
    .select(commentColumns)
    .from(guideComments)
    .innerJoin(users, eq(users.id, guideComments.user))
    .leftJoin(answerers, eq(answerers.id, guideComments.answerer));

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

/** The comments on a guide that somebody may read, newest first. */
export const commentsOf = (reader: Reader, guide: RecordId, commentReader: CommentReader) =>
  many(commentRows(reader).where(readableBy(commentReader, guide)).orderBy(desc(guideComments.id)));

export interface NewComment {
  guide: RecordId;
  user: UserId;
  comment: string;
  date: number;
}

/** @throws AppError limitReached if too many of the user's comments are pending, on this guide or in total */
export function* assertRoomFor(tx: Transaction, { guide, user }: NewComment): Work<void> {
  const pending = and(eq(guideComments.user, user), eq(guideComments.approved, false));
  const countOf = (where: typeof pending) => one(tx.select({ comments: count() }).from(guideComments).where(where));
  assertRoom('pendingComments', (yield* countOf(and(pending, ofOneGuide(guide))))?.comments ?? 0);
  assertRoom('pendingCommentsInAll', (yield* countOf(pending))?.comments ?? 0);
}
