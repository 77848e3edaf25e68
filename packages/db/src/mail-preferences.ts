import type { RecordId, UserId } from '@miraco/contract/fields';
import type { CourtesyMail } from '@miraco/domain/courtesy-mails';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { type Connection, type Transaction, write } from './engine.ts';
import { mailPreferences } from './schema/mail-preferences.ts';
import { users } from './schema/users.ts';
import { one, run, type Work } from './work.ts';

type Choice = Partial<Pick<typeof mailPreferences.$inferInsert, 'off' | 'weeklyDay' | 'signInNotices'>>;

function* store(tx: Transaction, user: UserId, set: Choice): Work<void> {
  yield* run(
    tx
      .insert(mailPreferences)
      .values({ user, ...set })
      .onConflictDoUpdate({ target: mailPreferences.user, set }),
  );
}

export function mailPreferencesRepository(db: Connection) {
  return {
    /** Undefined for somebody who was removed. */
    of: async (user: UserId) => {
      const found = await db
        .select({
          timeZone: users.timeZone,
          list: users.list,
          off: mailPreferences.off,
          weeklyDay: mailPreferences.weeklyDay,
          signInNotices: mailPreferences.signInNotices,
          lastDay: mailPreferences.lastDay,
          lastMail: mailPreferences.lastMail,
        })
        .from(users)
        .leftJoin(mailPreferences, eq(mailPreferences.user, users.id))
        .where(eq(users.id, user))
        .get();
      return found && { ...found, off: found.off ?? [] };
    },

    /** Switches a mail on or off. Writes nothing where it is so already: the links of mails need no session. */
    switch: async (user: UserId, mail: CourtesyMail, on: boolean) => {
      const known = await db.select().from(mailPreferences).where(eq(mailPreferences.user, user)).get();
      if ((known?.off ?? []).includes(mail) === !on) return;
      await write(db, { user }, function* (tx) {
        const stored = yield* one(tx.select().from(mailPreferences).where(eq(mailPreferences.user, user)));
        const others = (stored?.off ?? []).filter((each) => each !== mail);
        yield* store(tx, user, { off: on ? others : [...others, mail] });
      });
    },

    /** Returns whether it was another one: nothing is written otherwise. */
    setWeeklyDay: async (user: UserId, weeklyDay: number | null): Promise<boolean> => {
      const known = await db.select().from(mailPreferences).where(eq(mailPreferences.user, user)).get();
      if ((known?.weeklyDay ?? null) === weeklyDay) return false;
      await write(db, 'oneStatement', (tx) => store(tx, user, { weeklyDay }));
      return true;
    },

    setSignInNotices: (user: UserId, signInNotices: boolean) =>
      write(db, 'oneStatement', (tx) => store(tx, user, { signInNotices })),

    /** Takes a day for a mail. False if another mail has it. */
    takeDay: (user: UserId, mail: RecordId, day: string) =>
      write(db, { user }, function* (tx) {
        yield* run(tx.insert(mailPreferences).values({ user }).onConflictDoNothing());
        const isFree = or(
          isNull(mailPreferences.lastDay),
          ne(mailPreferences.lastDay, day),
          eq(mailPreferences.lastMail, mail),
        );
        const taken = { lastDay: day, lastMail: mail };
        const ofUser = eq(mailPreferences.user, user);
        return (yield* run(tx.update(mailPreferences).set(taken).where(and(ofUser, isFree)))) > 0;
      }),
  };
}
