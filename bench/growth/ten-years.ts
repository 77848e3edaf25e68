import Sqlite from 'better-sqlite3';

/** Ten years of days. */
const days = 3_652;

const addDays = `
  with recursive ago (days) as (select 0 union all select days + 1 from ago where days < ${days - 1})
  insert or ignore into completions (id, user, exercise, day, date, effort, note)
    select substr(exercises.id, 1, 23) || days, user, exercises.id, date('now', -days || ' days'), unixepoch() * 1000, days % 11, 'Con sueño'
    from exercises, ago where user = (select id from users where username = ?) and not done and not deleted`;

/** Lets a client do all of their exercises each day for ten years. */
export function addTenYears(file: string, username: string): void {
  const database = new Sqlite(file);
  database.prepare(addDays).run(username);
  database.close();
}
