import { expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';

const db = migratedSince('0011_mail_preferences', (before) =>
  before.exec(`
    insert into access_profiles values ('administrator', 'Administrator', 'all');
    insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, active_test, created_at)
    values ('bea', 'bea', 'bea', 'bea@example.org', '-', '-', '-', '-', '-', 'client', 0, 0),
      ('eva', 'eva', 'eva', 'eva@example.org', '-', '-', '-', '-', '-', 'administrator', 0, 0);
  `),
);

it('clients whose later phases are open are asked from a week after the migration on, and nobody else is', () => {
  const plans = db.$client
    .prepare('select user, kind, due_at - since as wait, since from mail_plans order by kind')
    .all();
  expect(plans).toEqual(
    ['evaluationDue', 'weeklyDue'].map((kind) => ({
      user: 'bea',
      kind,
      wait: 7 * 86_400_000,
      since: expect.any(Number),
    })),
  );
  expect(Math.abs(Date.now() - Number(Object(plans[0]).since))).toBeLessThan(60_000);
});
