import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import type { PurposeKind } from '@miraco/domain/purpose';
import { purposeKind } from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { eq } from 'drizzle-orm';
import { type Connection, type Reader, read, write } from './engine.ts';
import { couplePurposes } from './schema/couple-purposes.ts';
import { personalPurposes } from './schema/personal-purposes.ts';
import { professionalPurposes } from './schema/professional-purposes.ts';
import type { PurposeRow, PurposeRows } from './schema/purpose-rows.ts';
import { ratingsOf } from './user-virtues.ts';
import { one, run, type Work } from './work.ts';

type Personal = typeof personalPurposes.$inferSelect;
type Couple = typeof couplePurposes.$inferSelect;

interface Saving {
  user: UserId;
  date: number;
  /** The administrator who saves for the user, or null. */
  savedOnBehalfBy: UserId | null;
}

/** Undefined leaves a field unchanged. */
type Motivation = Pick<Personal, 'motivate' | 'favourite' | 'dimension' | 'duration' | 'lifeproject'> & {
  creations?: Personal['creations'] | undefined;
};
type CoupleTexts = { [Text in 'complementary' | 'virtuesCouple' | 'potential']?: Couple[Text] | undefined };

type ScoreRow = (virtue: Virtue, kind: PurposeKind) => PurposeRow;

type Role = (typeof professionalPurposes.$inferSelect)['role'];

const isStrong = (ratings: Ratings, virtue: Virtue) => ratings[virtue]?.strength === 'fuerte';

/** Scores the rows of these virtues. @throws AppError notRated for a virtue that is neither weak nor strong */
function scoredRows(named: readonly Virtue[], ratings: Ratings, score: ScoreRow): PurposeRows {
  const rows: PurposeRows = {};
  for (const virtue of named) {
    const kind = purposeKind(ratings[virtue]?.strength);
    if (!kind) throw new AppError('notRated', { field: `virtues.${virtue}` });
    rows[virtue] = score(virtue, kind);
  }
  return rows;
}

/** The stored rows whose virtue still has the row's kind. The others stay stored, hidden until their kind is right again. */
function currentRows(rows: PurposeRows, ratings: Ratings): PurposeRows {
  const current: PurposeRows = {};
  for (const virtue of virtues) {
    const row = rows[virtue];
    if (row && row.kind === purposeKind(ratings[virtue]?.strength)) current[virtue] = row;
  }
  return current;
}

function refuseUnlessStrong(named: readonly Virtue[], ratings: Ratings, field: string): void {
  const other = named.find((virtue) => !isStrong(ratings, virtue));
  if (other) throw new AppError('notStrong', { field: `${field}.${other}` });
}

export function purposesRepository(db: Connection) {
  const personalOf = (reader: Reader, user: UserId) =>
    one(reader.select().from(personalPurposes).where(eq(personalPurposes.user, user)));
  const coupleOf = (reader: Reader, user: UserId) =>
    one(reader.select().from(couplePurposes).where(eq(couplePurposes.user, user)));
  const professionalOf = (reader: Reader, user: UserId) =>
    one(reader.select().from(professionalPurposes).where(eq(professionalPurposes.user, user)));

  const withCurrentRows = <Purpose extends { user: UserId; virtues: PurposeRows }>(
    find: () => Work<Purpose | undefined>,
  ) =>
    read(db, function* () {
      const purpose = yield* find();
      if (!purpose) return null;
      return { ...purpose, virtues: currentRows(purpose.virtues, yield* ratingsOf(db, purpose.user)) };
    });

  const savePersonal = (saving: Saving, content: Partial<Motivation> & { purpose?: string }) =>
    write(db, { user: saving.user }, function* (tx) {
      refuseUnlessStrong(content.motivate ?? [], yield* ratingsOf(tx, saving.user), 'motivate');
      const { creations, ...named } = content;
      const changed = { ...named, ...(creations && { creations }), ...saving };
      const empty = { motivate: [], favourite: {}, lifeproject: '', purpose: '' };
      yield* run(
        tx
          .insert(personalPurposes)
          .values({ ...empty, ...changed })
          .onConflictDoUpdate({ target: personalPurposes.user, set: changed }),
      );
    });

  return {
    /** The personal purpose as stored, and the motivating virtues that are no longer strong. */
    personalOf: (user: UserId) =>
      read(db, function* () {
        const personal = yield* personalOf(db, user);
        if (!personal) return null;
        const ratings = yield* ratingsOf(db, user);
        return { ...personal, dropped: personal.motivate.filter((virtue) => !isStrong(ratings, virtue)) };
      }),

    /** @throws AppError notStrong for a motivating virtue that is not strong */
    saveMotivation: (saving: Saving, motivation: Motivation) => savePersonal(saving, motivation),

    savePurpose: (saving: Saving, purpose: string) => savePersonal(saving, { purpose }),

    /** The professional purpose with its current rows, as `coupleOf` returns the couple's. */
    professionalOf: (user: UserId) => withCurrentRows(() => professionalOf(db, user)),

    /** Replaces the rows of the named virtues, and the role if there is one. @throws AppError notRated */
    saveProfessional: (saving: Saving, role: Role | undefined, named: readonly Virtue[], score: ScoreRow) =>
      write(db, { user: saving.user }, function* (tx) {
        const rows = scoredRows(named, yield* ratingsOf(tx, saving.user), score);
        const kept = yield* professionalOf(tx, saving.user);
        const content = { role: role ?? kept?.role ?? null, virtues: { ...kept?.virtues, ...rows }, ...saving };
        yield* run(
          tx
            .insert(professionalPurposes)
            .values(content)
            .onConflictDoUpdate({ target: professionalPurposes.user, set: content }),
        );
      }),

    coupleOf: (user: UserId) => withCurrentRows(() => coupleOf(db, user)),

    /** Replaces the named rows and texts. @throws AppError notRated, or notStrong for a complementary of a virtue that is not strong */
    saveCouple: (saving: Saving, texts: CoupleTexts, named: readonly Virtue[], score: ScoreRow) =>
      write(db, { user: saving.user }, function* (tx) {
        const ratings = yield* ratingsOf(tx, saving.user);
        const rows = scoredRows(named, ratings, score);
        const complementary = texts.complementary ?? {};
        const chosen = virtues.filter((virtue) => complementary[virtue] !== undefined);
        refuseUnlessStrong(chosen, ratings, 'complementary');
        const kept = yield* coupleOf(tx, saving.user);
        const content = {
          virtues: { ...kept?.virtues, ...rows },
          complementary: { ...kept?.complementary, ...complementary },
          virtuesCouple: texts.virtuesCouple ?? kept?.virtuesCouple ?? '',
          potential: texts.potential ?? kept?.potential ?? '',
          ...saving,
        };
        yield* run(
          tx.insert(couplePurposes).values(content).onConflictDoUpdate({ target: couplePurposes.user, set: content }),
        );
      }),
  };
}
