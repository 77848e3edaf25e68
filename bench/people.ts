import Sqlite, { type Database } from 'better-sqlite3';

const firstNames = ['Lucía', 'Tomás', 'Núria', 'Íñigo', 'Amelia', 'Grace', 'Owen', 'Žofia', 'Hugo', 'Ángela', 'Søren'];
const lastNames = ['Robles', 'Peña', 'Castaño', 'Sarasola', 'Whitlock', 'Fonseca', 'Östlund', 'García', 'Ashdown'];

/** One user in so many thousands has a unique name. */
const rareEvery = 5_000;
const rareAt = 700;
export const rareName = 'Xochiquétzal';

/** One in so many has done all of Conscience and is beyond it, with all that this leaves behind. */
const wholeEvery = 105;

const began = 1_700_000_000_000;
const day = 86_400_000;

const pick = (list: readonly string[], position: number) => list[position % list.length] ?? '';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** An id that is as long and as ordered as a real one. */
function idOf(position: number): string {
  const time = (began + position).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${position.toString(16).padStart(12, '0')}`;
}

const usernameAt = (position: number) => `u${position.toString(36).padStart(5, '0')}`;

/** The names of clients who are beyond Conscience, in the middle of so many users. */
export function wholeClients(users: number, count: number): string[] {
  const middle = Math.floor(users / 2 / wholeEvery);
  return Array.from({ length: count }, (_, place) => usernameAt((middle + place) * wholeEvery));
}

/** One in so many is put away. */
const archivedEvery = 50;

/** Overall points of the middle of each level, from crisis to wow. */
const pointsOf = [null, 80, 120, 160, 190];

/** A user as of years of practice: spread over levels, phases and days. */
function person(position: number) {
  const firstname = position % rareEvery === rareAt ? rareName : pick(firstNames, position * 7);
  const lastname = `${pick(lastNames, position * 13)} ${pick(lastNames, position * 5 + 1)}`;
  return {
    id: idOf(position),
    username: usernameAt(position),
    firstname,
    lastname,
    nameKey: fold(`${firstname} ${lastname}`),
    activeTest: Number(position % 3 > 0 && position % wholeEvery > 0),
    lastLogin: position % 9 === 0 ? null : began - (position % 90) * day,
    lastActive: Date.now() - (position % 60) * day,
    list: position % archivedEvery === 7 ? 'archived' : 'clients',
    wellnessRank: position % 5,
    wellness: pointsOf[position % 5],
    wellnessBefore: position % 5 > 0 && position % 4 > 0 ? 75 + (position % 100) : null,
    testedAt: position % 5 > 0 ? Date.now() - (position % 40) * day : null,
    weeklyAt: position % 5 > 0 && position % 3 === 0 ? Date.now() - (position % 40) * day : null,
    answeredAt: position % 4 === 0 ? Date.now() - (position % 120) * day : null,
    weeklyDueAt: position % 3 > 0 && position % wholeEvery > 0 ? null : Date.now() + ((position % 21) - 14) * day,
    crisisBlocks: (position % 40) % 5 === 1 ? '["health"]' : '[]',
    complete: Number(position % 17 === 0),
    createdAt: began + position,
  };
}

const insertUser = `
  insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, active_test,
    disabled, last_login, created_at, name_key, list, wellness_rank, wellness, wellness_before, tested_at, weekly_at, crisis_blocks,
    conscience_complete, last_active, answered_at, weekly_due_at)
  values (@id, @username, @username, @username || '@example.org', @passwordHash, @firstname, @lastname, 'Calle Mayor, 1', '600 000 000',
    'client', @activeTest, 0, @lastLogin, @createdAt, @nameKey, @list, @wellnessRank, @wellness, @wellnessBefore,
    @testedAt, @weeklyAt, @crisisBlocks, @complete, @lastActive, @answeredAt, @weeklyDueAt)`;

/** The work of the triggers, in bulk, for all users without a number. No `analyze`: the product never gathers statistics either. */
const catchUp = `
  insert into user_numbers (user) select id from users where id not in (select user from user_numbers) order by id;
  insert into user_trigrams (rowid, words)
    select number, firstname || ' ' || lastname || char(10) || username || char(10) || email
    from user_numbers join users on users.id = user where number > @last;
  insert into user_prefixes (rowid, words)
    select number, firstname || ' ' || lastname || char(10) || username || char(10) || email
    from user_numbers join users on users.id = user where number > @last;
  update user_totals set users = (select count(*) from users where users.list = user_totals.list);
  insert or ignore into initial_tests (id, user, responses, result, date)
    select id, id, '[1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4]', 'challenge', created_at from users where wellness_rank > 0;
  insert or ignore into password_links (id, user, token_hash, kind, issued_at, opened_at, expires_at)
    select user, user, user, 'invitation', created_at, case number % 4 when 2 then created_at end,
      case number % 4 when 3 then created_at else unixepoch() * 1000 + ${7 * day} end
    from user_numbers join users on users.id = user where number > @last and last_login is null and number % 4 > 0;
  insert or ignore into deletion_requests (user, date)
    select user, unixepoch() * 1000 from user_numbers where number > @last and number % 500 = 0;
  insert or ignore into care_lines (user, source, date)
    select user, 'prospect', unixepoch() * 1000 + number from user_numbers where number > @last and number % 500 = 0;
  insert or ignore into mail_plans (user, kind, due_at, since)
    select user, 'weeklyDue', unixepoch() * 1000 + ${7 * day} + number, created_at
    from user_numbers join users on users.id = user where number > @last and number % 3 = 0;
  insert or ignore into mails (id, user, kind, data, created_at, due_at, given_up_at)
    select user, user, 'weeklyDue', '{}', created_at, unixepoch() * 1000 + ${7 * day}, case when number % 1000 = 0 then created_at end
    from user_numbers join users on users.id = user where number > @last and number % 100 = 0;`;

/** The tables whose rows a complete client copies from the model. */
const belongings = [
  'weak_tests',
  'prospects',
  'medium_hard_tests',
  'harmful_habits',
  'user_virtues',
  'weekly_tests',
  'evaluations',
  'exercises',
  'sessions',
  'coach_notes',
  'coaching_sessions',
  'activities',
];

/** Copies the rows of one user in a table for another. The ids derive from the user's, with a digit for each of several rows. */
function copying(database: Database, table: string) {
  const columns = database.prepare('select name from pragma_table_info(?)').pluck().all(table).map(String);
  const owner = columns.includes('user') ? 'user' : 'user_id';
  const copied: Readonly<Record<string, string>> = {
    id: 'substr(@id, 1, 17) || row_number() over () || substr(@id, 19)',
    [owner]: '@id',
  };
  return database.prepare(
    `insert into ${table} (${columns.join(', ')})
      select ${columns.map((name) => copied[name] ?? name).join(', ')} from ${table} where ${owner} = @model`,
  );
}

/**
 * Adds users until there are `size`, faster than the product would: only reading is measured. With the username of a `model` all have
 * its password and some have copies of its data; without one none of them can sign in.
 */
export function growTo(file: string, size: number, model?: string): void {
  const database = new Sqlite(file);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -1000000');
  const triggers = database
    .prepare<[], { name: string; sql: string }>("select name, sql from sqlite_master where type = 'trigger'")
    .all();
  const last = database.prepare('select ifnull(max(number), 0) from user_numbers').pluck().get();
  const known = Number(database.prepare('select sum(users) from user_totals').pluck().get());
  const copied = database
    .prepare<[string], { id: string; hash: string }>('select id, password_hash as hash from users where username = ?')
    .get(model ?? '');
  if (model && !copied) throw new Error(`There is no ${model}.`);
  database.transaction(() => {
    // The triggers do one at a time what `catchUp` does at once.
    for (const { name } of triggers) database.exec(`drop trigger ${name}`);
    const insert = database.prepare(insertUser);
    const copies = belongings.map((table) => copying(database, table));
    for (let position = known; position < size; position += 1) {
      insert.run({ ...person(position), passwordHash: copied?.hash ?? '-' });
      if (!copied || position % wholeEvery > 0) continue;
      for (const copy of copies) copy.run({ id: idOf(position), model: copied.id });
    }
    database.exec(catchUp.replaceAll('@last', String(last)));
    for (const { sql } of triggers) database.exec(sql);
  })();
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
