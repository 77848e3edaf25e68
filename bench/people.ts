import Sqlite from 'better-sqlite3';

const firstNames = ['Lucía', 'Tomás', 'Núria', 'Íñigo', 'Amelia', 'Grace', 'Owen', 'Žofia', 'Hugo', 'Ángela', 'Søren'];
const lastNames = ['Robles', 'Peña', 'Castaño', 'Sarasola', 'Whitlock', 'Fonseca', 'Östlund', 'García', 'Ashdown'];

/** One in so many thousands has a name that nobody else has. */
const rareEvery = 5_000;
export const rareName = 'Xochiquétzal';

const began = 1_700_000_000_000;
const day = 86_400_000;

const pick = (list: readonly string[], position: number) => list[position % list.length] ?? '';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** An id that is as long and as ordered as a real one. */
function idOf(position: number): string {
  const time = (began + position).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${position.toString(16).padStart(12, '0')}`;
}

/** A user as of years of practice: spread over levels, phases and days. */
function person(position: number) {
  const number = position.toString(36).padStart(5, '0');
  const firstname = position % rareEvery === 7 ? rareName : pick(firstNames, position * 7);
  const lastname = `${pick(lastNames, position * 13)} ${pick(lastNames, position * 5 + 1)}`;
  return {
    id: idOf(position),
    username: `u${number}`,
    firstname,
    lastname,
    nameKey: fold(`${firstname} ${lastname}`),
    activeTest: Number(position % 3 > 0),
    lastLogin: position % 9 === 0 ? null : began - (position % 90) * day,
    lastActive: Date.now() - (position % 60) * day,
    wellnessRank: position % 5,
    latestRank: (position % 40) % 5,
    complete: Number(position % 17 === 0),
    createdAt: began + position,
  };
}

const insertUser = `
  insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, active_test,
    disabled, last_login, created_at, name_key, wellness_rank, latest_rank, conscience_complete, last_active)
  values (@id, @username, @username, @username || '@example.org', '-', @firstname, @lastname, 'Calle Mayor, 1', '600 000 000',
    'client', @activeTest, 0, @lastLogin, @createdAt, @nameKey, @wellnessRank, @latestRank, @complete, @lastActive)`;

/** What the triggers do for one user at a time, for all who have no number yet. */
const catchUp = `
  insert into user_numbers (user) select id from users where id not in (select user from user_numbers) order by id;
  insert into user_trigrams (rowid, words)
    select number, firstname || ' ' || lastname || char(10) || username || char(10) || email
    from user_numbers join users on users.id = user where number > @last;
  insert into user_prefixes (rowid, words)
    select number, firstname || ' ' || lastname || char(10) || username || char(10) || email
    from user_numbers join users on users.id = user where number > @last;
  update user_totals set users = (select count(*) from users);
  insert or ignore into initial_tests (id, user, responses, result, date)
    select id, id, '[1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4]', 'challenge', created_at from users where wellness_rank > 0;
  analyze;`;

/** Adds people until there are `size` users. Faster than the product would: it is the reading that is measured. */
export function growTo(file: string, size: number): void {
  const database = new Sqlite(file);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -1000000');
  const triggers = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  const last = database.prepare('select ifnull(max(number), 0) from user_numbers').pluck().get();
  const known = Number(database.prepare('select users from user_totals').pluck().get());
  database.transaction(() => {
    for (const { name } of triggers) database.exec(`drop trigger ${name}`);
    const insert = database.prepare(insertUser);
    for (let position = known; position < size; position += 1) insert.run(person(position));
    database.exec(catchUp.replaceAll('@last', String(last)));
    for (const { sql } of triggers) database.exec(sql);
  })();
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
