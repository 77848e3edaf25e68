import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { below, pick, sentence } from './random-words.ts';

const day = 24 * 60 * 60 * 1000;
const days = 5 * 365;
const weeks = 5 * 52;

/** A coach whose clients are most of the practice. */
export const coachOfMany = 'coach';

type Row = Readonly<Record<string, SQLInputValue>>;

interface Filling {
  database: DatabaseSync;
  add: (table: string, row: Row) => void;
  /** The client of five years. */
  user: string;
  coach: string;
  now: number;
}

const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);

/** A UUID of version 7, as the product makes them. */
function idAt(date: number): string {
  const time = date.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

function fillTests({ add, user, now }: Filling): void {
  for (let week = 0; week < weeks; week += 1) {
    const date = now - (week * 7 + 8) * day - below(day / 2);
    const responses = JSON.stringify(Array.from({ length: 20 }, () => 1 + below(4)));
    const result = pick(['crisis', 'challenge', 'good', 'wow']);
    add('weekly_tests', { id: idAt(date), user, responses, result, date });
  }
}

/** Twice a month, with the signs of the latest one. */
function fillEvaluations({ database, add, user, now }: Filling): void {
  const latest = database.prepare('select ratings from evaluations where user = ? order by day desc').get(user);
  const ratings = Object.entries<string | object>(JSON.parse(String(latest?.ratings)));
  const frequencies = ['pocos', 'algunos', 'diario'];
  for (let half = 4; half <= 123; half += 1) {
    const date = now - half * 15 * day;
    const varied = ratings.map(([virtue, signs]) => [
      virtue,
      typeof signs === 'string'
        ? signs
        : Object.fromEntries(Object.keys(signs).map((sign) => [sign, pick(frequencies)])),
    ]);
    const stored = JSON.stringify(Object.fromEntries(varied));
    add('evaluations', { id: idAt(date), user, day: dayOf(date), ratings: stored, date });
  }
}

/** In turn: to be done, finished, essential, deleted. */
function stateOf(week: number): Row {
  if (week < 6) return { done: 0, favourite: 0, deleted: 0 };
  return {
    done: Number(week % 9 > 0),
    favourite: Number(week % 9 > 0 && week % 3 === 0),
    deleted: Number(week % 9 === 0),
  };
}

/** One exercise a week, six of them under way, with three done each day. */
function fillExercises({ database, add, user, coach, now }: Filling): void {
  const known = database.prepare('select virtue, description from exercises where user = ?').all(user);
  for (let week = 0; week < weeks; week += 1) {
    const date = now - week * 7 * day;
    const id = idAt(date);
    const { virtue = null, description = null } = pick(known);
    const words = { virtue, description: `${description} ${sentence(4)}`, cue: sentence(8), act: sentence(8) };
    const level = pick(['low', 'medium', 'hard']);
    const suggester = week % 4 === 0 ? coach : null;
    const rest = { frequency: 'daily', setback: sentence(8), date, suggested_by: suggester, content_hash: id };
    add('exercises', { id, user, level, ...words, ...rest, ...stateOf(week) });
    const latest = week < 6 ? 0 : week * 7;
    for (let ago = latest; ago < latest + 21 && ago < days; ago += 1) {
      const done = {
        id: idAt(now - ago * day),
        user,
        exercise: id,
        day: dayOf(now - ago * day),
        date: now - ago * day,
      };
      add('completions', { ...done, effort: below(11), note: ago % 3 === 0 ? sentence(10) : '' });
    }
  }
}

/** What the team writes about the client, arranges with them, and changes for them: twice a month. */
function fillAccompaniment({ add, user, coach, now }: Filling): void {
  for (let half = -1; half < weeks / 2; half += 1) {
    const date = now - half * 14 * day - day;
    const link = 'https://meet.example.org/abc-defg-hij';
    add('coaching_sessions', { id: idAt(date), user, arranged_by: coach, date, link, note: sentence(30) });
    add('coach_notes', { id: idAt(date), user, written_by: coach, note: sentence(60), date: Math.min(date, now) });
    const detail = { procedure: 'responsibility.training.register', phase: 'responsibility' };
    for (const kind of ['savedOnBehalf', 'edited', 'summarySent']) {
      const said = kind === 'savedOnBehalf' ? detail : kind === 'edited' ? { fields: ['phone', 'email'] } : {};
      add('activities', { id: idAt(date), user, acted_by: coach, kind, detail: JSON.stringify(said), date });
    }
  }
}

/** A sentence on each virtue, and as many expectations and habits as a client writes who writes much. */
function fillWords({ database, add, user, now }: Filling): void {
  for (const { virtue = null } of database.prepare('select virtue from user_virtues where user = ?').all(user)) {
    add('manifests', { user, virtue, statement: sentence(25), date: now - 300 * day });
  }
  for (const table of ['prospects', 'harmful_habits']) {
    const [model] = database.prepare(`select * from ${table} where user = ?`).all(user);
    const written = table === 'prospects' ? 'prospect' : 'habit';
    for (let time = 0; model && time < 30; time += 1) {
      const id = idAt(now - time * 60 * day);
      add(table, { ...model, id, [written]: sentence(15), content_hash: id });
    }
  }
}

/** Hundreds of clients, most of them of one coach, and in each state that the clients of the demo are in. */
function fillPractice({ database, add, coach, now }: Filling): void {
  const models = database.prepare("select * from users where list = 'clients'").all();
  for (let group = 0; group < 40; group += 1) {
    const name = `Grupo ${sentence(3)} ${group}`;
    add('client_groups', { id: `group-${group}`, name, name_key: name.toLowerCase() });
  }
  for (let number = 0; number < 500; number += 1) {
    const [model, id] = [pick(models), idAt(now - number * day)];
    const [firstname, lastname, username] = [sentence(1), sentence(2), `client${number}`];
    const names = { username, username_key: username, email: `${username}@example.org`, firstname, lastname };
    const place = { coached_by: number % 5 ? coach : null, group_id: `group-${number % 40}` };
    const dates = { answered_at: now - below(40) * day, last_login: number % 7 ? now - below(90) * day : null };
    add('users', { ...model, id, ...names, name_key: `${firstname} ${lastname}`, ...place, ...dates });
    if (number % 9 === 0) add('care_lines', { user: id, source: 'prospect', date: now - number * day });
    if (number % 50 === 0) add('deletion_requests', { user: id, date: now });
  }
}

/** Guides that many have commented on, and that the team has written again and again. */
function fillGuides({ database, add, user, coach, now }: Filling): void {
  const clients = database.prepare("select id from users where list = 'clients'").all();
  for (const { id: guide = null } of database.prepare('select id from guides').all()) {
    for (let number = 0; number < 60; number += 1) {
      const date = now - number * 30 * day;
      const answer = number % 3 === 0 ? { answer: sentence(20), answered_by: coach, answered_at: date } : {};
      const author = number % 10 === 0 ? user : (pick(clients).id ?? user);
      const comment = {
        id: idAt(date),
        guide,
        user: author,
        comment: sentence(40),
        approved: Number(number > 4),
        date,
      };
      add('guide_comments', { ...comment, ...answer });
    }
  }
  for (const { virtue = null, texts = null, url = null } of database.prepare('select * from guide_versions').all()) {
    for (let number = 1; number < 50; number += 1) {
      const date = now - number * 30 * day;
      add('guide_versions', { id: idAt(date), virtue, texts, url, date, published_at: date, written_by: coach });
    }
  }
}

/** Mails that could not be sent, drafts and the devices of the client. */
function fillRest({ add, user, now }: Filling): void {
  for (let number = 0; number < 100; number += 1) {
    const date = now - number * day;
    const failed = { attempts: 9, failure: 'address', reason: `550 ${sentence(12)}`, given_up_at: date };
    add('mails', { id: idAt(date), user, kind: 'weeklyDue', data: '{}', created_at: date, due_at: date, ...failed });
    const session = { user_id: user, expires_at: Math.round(now / 1000) + 86_400, created_at: date };
    // Fewer than are kept: those that are not used would end the one that opens the screens.
    if (number % 4 === 0) add('sessions', { id: randomUUID(), ...session, device: 'Chrome, Android' });
  }
  const responses = Array.from({ length: 20 }, (_, question) => (question % 2 ? 1 + below(4) : null));
  add('drafts', { user, form: 'weekly', content: JSON.stringify({ responses }), date: now });
}

/** Adds to the small demo a practice of five years: one client who uses everything, whose id it returns, and hundreds of others. */
export function fillFiveYears(dataDir: string, username: string): string {
  const database = new DatabaseSync(join(dataDir, 'miraco.sqlite'), { timeout: 5_000 });
  const add = (table: string, row: Row) => {
    const [names, values] = [Object.keys(row), Object.values(row)];
    const places = names.map(() => '?').join(', ');
    database
      .prepare(`insert into ${table} (${names.join(', ')}) values (${places}) on conflict do nothing`)
      .run(...values);
  };
  const now = Date.now();
  const coach = idAt(now);
  const client = database.prepare('select * from users where username = ?').get(username);
  const user = String(client?.id);
  const filling: Filling = { database, add, user, coach, now };
  database.exec('begin');
  const names = { username: coachOfMany, username_key: coachOfMany, email: 'coach@example.org' };
  add('users', { ...client, id: coach, ...names, access: 'coach', list: 'team', active_test: 1, weekly_due_at: null });
  database.prepare('update users set coached_by = ?, created_at = ? where id = ?').run(coach, now - days * day, user);
  for (const fill of [
    fillTests,
    fillEvaluations,
    fillExercises,
    fillAccompaniment,
    fillWords,
    fillPractice,
    fillGuides,
    fillRest,
  ]) {
    fill(filling);
  }
  database.exec('commit');
  database.close();
  return user;
}
