// The minimum that a server must do for the same answers: Fastify, better-sqlite3, prepared statements and JSON. It checks the token and
// not the input. With `planned` it looks rows up as packages/db does, by a subquery, which SQLite plans once and not again for each
// value.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { virtues } from '@miraco/domain/virtues';
import { blocksInCrisis, scoreWellness } from '@miraco/domain/wellness';
import Sqlite from 'better-sqlite3';
import fastify, { type FastifyRequest } from 'fastify';

const [dataDir = '', planned] = process.argv.slice(2);
const value = planned ? '(select ?)' : '?';
const database = new Sqlite(join(dataDir, 'miraco.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
const secret = readFileSync(join(dataDir, 'session-secret'));

type Row = Record<string, unknown>;

const findSession = database.prepare<[string], Row>(`
  select sessions.expires_at, users.id, users.disabled, tests from sessions
  join users on users.id = user_id join access_profiles on access_profiles.id = access where sessions.id = ${value}`);

/** Authenticates a request: the signature of the token, and then the session that it names. */
function callerOf({ headers }: FastifyRequest): Row {
  const [head = '', payload = '', signature = ''] = String(headers.authorization).slice('Bearer '.length).split('.');
  const right = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'base64url'))) throw new Error('a forged token');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const session = findSession.get(sid);
  if (!session || Number(session.expires_at) * 1000 < Date.now() || session.disabled) throw new Error('signed out');
  return session;
}

const userColumns = `users.id as _id, username, email, firstname, lastname, address, phone, access, tests, image, active_test,
  disabled, language, last_login, last_active, users.created_at, initial_tests.result as wellness, coached_by as coach,
  client_groups.name as "group"`;
const joined = `users join access_profiles on access_profiles.id = access left join initial_tests on initial_tests.user = users.id
  left join client_groups on client_groups.id = group_id`;
const findUser = database.prepare<[string], Row>(`select ${userColumns} from ${joined} where users.id = ${value}`);
const moment = (value: unknown) => (typeof value === 'number' ? new Date(value).toISOString() : value);
const userOf = (row: Row) => ({
  ...row,
  active_test: row.active_test === 1,
  disabled: row.disabled === 1,
  last_login: moment(row.last_login),
  last_active: moment(row.last_active),
  created_at: moment(row.created_at),
});

const pageOfUsers = database.prepare<[number], Row>(`
  select ${userColumns}, list, unlocking, crisis_blocks, opened_at as invitation_opened, password_links.expires_at as invitation_expires,
    conscience_complete, wellness_rank, users.wellness as points, wellness_before, tested_at, weekly_at, weekly_due_at,
    (select count(*) from exercises where user = users.id and deleted = 0 and done = 0) as open_exercises,
    (select json_group_array(json_array(virtue, strength)) from user_virtues where user = users.id) as ratings
  from ${joined} left join password_links on password_links.user = users.id and kind = 'invitation' where list = 'clients' order by users.id desc limit ${value}`);
const totalOfUsers = database.prepare<[], Row>("select users from user_totals where list = 'clients'");
const petalsOf = (ratings: unknown) => {
  const petals = virtues.map(() => 0);
  for (const [virtue, strength] of JSON.parse(String(ratings)))
    petals[virtues.indexOf(virtue)] = ['weak', 'medium', 'hard'].indexOf(strength) + 1;
  return petals.join('');
};

const weeksOf = database.prepare<[string], Row>(
  `select id as _id, user, responses, result, date from weekly_tests where user = ${value} order by date desc`,
);
const addWeek = database.prepare('insert into weekly_tests (id, user, responses, result, date) values (?, ?, ?, ?, ?)');
const markUser = database.prepare('update users set crisis_blocks = ? where id = ?');
const storeWeek = database.transaction((user: string, responses: (1 | 2 | 3 | 4)[]) => {
  const score = scoreWellness(responses);
  addWeek.run(randomUUID(), user, JSON.stringify(responses), score.overall.level, Date.now());
  markUser.run(JSON.stringify(blocksInCrisis(score)), user);
});

const app = fastify();
app.get('/session', async (request) => ({ id: callerOf(request).id }));
app.get<{ Params: { id: string } }>('/user/:id', async (request) => {
  callerOf(request);
  return { user: userOf(findUser.get(request.params.id) ?? {}) };
});
app.get('/users', async (request) => {
  callerOf(request);
  const users = pageOfUsers.all(25).map(({ ratings, crisis_blocks, ...row }) => ({
    ...userOf(row),
    crisis_blocks: JSON.parse(String(crisis_blocks)),
    petals: petalsOf(ratings),
  }));
  return { users, total: totalOfUsers.get()?.users, capped: false };
});
app.get<{ Params: { user: string } }>('/weeks/:user', async (request) => {
  callerOf(request);
  const weeks = weeksOf.all(request.params.user).map(({ responses, date, ...row }) => {
    const given = JSON.parse(String(responses));
    return { ...row, responses: given, date: moment(date), score: scoreWellness(given) };
  });
  return { weekly: weeks };
});
app.post<{ Body: { user: string; responses: (1 | 2 | 3 | 4)[] } }>('/weeks', async (request) => {
  callerOf(request);
  storeWeek.immediate(request.body.user, request.body.responses);
  return { message: 'Registrado correctamente' };
});
console.log(`bare is served at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
