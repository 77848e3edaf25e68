import type { UserId } from '@miraco/contract/fields';
import Sqlite, { type Database } from 'better-sqlite3';

/** So many coaches, and so many groups. */
const many = 100;

/** The clients of the coach who is measured, however many users there are. */
export const clientsOfCoach = 200;

/** The users with these numbers are the coaches. */
const firstCoach = 101;
const lastCoach = firstCoach + many - 1;

export interface Team {
  /** With 200 clients. */
  coach: { id: UserId; username: string };
  /** One of these, in the middle of all users. */
  client: UserId;
  /** With 918 of a million users; 1,000 are the most. */
  fullCoach: UserId;
  /** With 5,000 of a million users. */
  group: string;
}

/** The users who were added after the number `last`. */
const addPlaces = `
  update users set access = 'coach', list = 'team'
    where id in (select user from user_numbers where number > @last and number between ${firstCoach} and ${lastCoach});
  update users set
    group_id = case when number % 2 = 0 then 'group-' || (number / 2 % ${many}) end,
    coached_by = case when number % 11 = 3
      then (select user from user_numbers where number = ${firstCoach + 1} + places.number / 11 % ${many - 1}) end
    from user_numbers as places where places.user = users.id and number > max(@last, ${lastCoach});`;

/** Spreads the clients of the measured coach over all users. */
const spreadCaseload = `
  update users set coached_by = null where coached_by = (select user from user_numbers where number = ${firstCoach});
  update users set coached_by = (select user from user_numbers where number = ${firstCoach})
    where id in (select user from user_numbers
      where number > ${lastCoach} and number % ((@users - ${lastCoach}) / ${clientsOfCoach}) = 0 limit ${clientsOfCoach});`;

function addGroups(database: Database): void {
  const add = database.prepare("insert or ignore into client_groups (id, name, name_key) values (?, 'Grupo ' || ?, ?)");
  for (let number = 0; number < many; number += 1) add.run(`group-${number}`, number, `grupo ${number}`);
}

/** Gives a practice that `growTo` has grown coaches and groups. Half of the clients are in a group, a tenth have a coach. */
export function addTeam(file: string, users: number): Team {
  const database = new Sqlite(file);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -1000000');
  const last = Number(
    database
      .prepare('select ifnull(max(number), 0) from user_numbers join users on id = user where group_id is not null')
      .pluck()
      .get(),
  );
  database.transaction(() => {
    addGroups(database);
    const script = (addPlaces + spreadCaseload).replaceAll('@last', String(last)).replaceAll('@users', String(users));
    database.exec(script);
  })();
  database.pragma('wal_checkpoint(truncate)');
  const numbered = database.prepare<[number], { id: UserId; username: string }>(
    'select id, username from users join user_numbers on user = id where number = ?',
  );
  const [coach, fullCoach] = [numbered.get(firstCoach), numbered.get(firstCoach + 1)];
  const client = database
    .prepare<[UserId | undefined, number], { id: UserId }>(
      'select id from users where coached_by = ? order by id limit 1 offset ?',
    )
    .get(coach?.id, clientsOfCoach / 2);
  database.close();
  if (!coach || !fullCoach || !client) throw new Error(`Among ${users} users there are no coaches.`);
  return { coach, client: client.id, fullCoach: fullCoach.id, group: 'group-7' };
}
