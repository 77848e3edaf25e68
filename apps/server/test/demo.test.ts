import type { UserId } from '@miraco/contract/fields';
import { deskReasons } from '@miraco/domain/desk';
import { accountStates } from '@miraco/domain/invitation';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillDemo } from '../src/demo/fill.ts';
import { readDesk } from './desk-totals.ts';
import { type Product, startProduct } from './product.ts';

// Two practices of two years are filled in.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const [product, twin] = [await startProduct(), await startProduct()];
const { administrator, call, database, session } = product;

const now = Date.now();
const year = 365 * 24 * 60 * 60 * 1000;

const people = () =>
  database
    .prepare("select id, username, list from users where access = 'client' order by id")
    .all()
    .map(({ id, username, list }) => ({ id: String(id) as UserId, username: String(username), list: String(list) }));

const count = (sql: string) => Number(database.prepare(`select count(*) as total from ${sql}`).get()?.total);

const coachNamed = (username: string) =>
  session({ id: String(database.prepare('select id from users where username = ?').get(username)?.id) as UserId });

/** The tables that hold what people have done. */
const filled = [
  ...[
    'initial_tests',
    'weekly_tests',
    'weak_tests',
    'medium_hard_tests',
    'prospects',
    'harmful_habits',
    'user_virtues',
  ],
  ...[
    'evaluations',
    'exercises',
    'manifests',
    'personal_purposes',
    'professional_purposes',
    'couple_purposes',
    'drafts',
  ],
  ...['coach_notes', 'coaching_sessions', 'guide_comments', 'client_visits', 'care_lines', 'deletion_requests'],
  ...['password_links', 'mail_plans'],
];

/** Not of the demo: the administrator is there before, and the team signs in meanwhile. */
const others: Readonly<Record<string, string>> = {
  users: " where username <> 'admin'",
  mail_plans: " where kind <> 'digest'",
};

/** The rows of a table as text, in any order: names in place of ids, and without what is random in every database. */
function contentOf({ database: of }: Product, table: string): string[] {
  const names = new Map<string, string>();
  for (const { id, name } of of
    .prepare(
      'select id, username as name from users union select id, name from client_groups union select id, virtue from guides',
    )
    .all()) {
    names.set(String(id), String(name));
  }
  return of
    .prepare(`select * from ${table}${others[table] ?? ''}`)
    .all()
    .map(({ password_hash: _, last_active: __, ...row }) => JSON.stringify(row))
    .map((row) => row.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => names.get(id) ?? 'an id'))
    .sort();
}

beforeAll(async () => {
  await Promise.all([product, twin].map(({ services }) => fillDemo(services, 'whole', now)));
});

describe('the whole demo', () => {
  it('has sixty clients, three coaches who accompany some of them, and two groups', () => {
    expect(people()).toHaveLength(60);
    expect(count("users where access = 'coach'")).toBe(3);
    expect(count('(select distinct coached_by from users where coached_by is not null)')).toBe(3);
    expect(count('client_groups')).toBe(2);
    expect(new Set(people().map(({ list }) => list))).toEqual(new Set(['clients', 'archived']));
  });

  it('has somebody on the desk for each reason', async () => {
    const { reasons, comments } = await readDesk(product, administrator);
    const empty = deskReasons.filter((reason) => reason !== 'comment' && !reasons[reason]?.total);
    expect(empty).toEqual([]);
    expect(comments.total).toBe(5);
  });

  it.each(['elena', 'james', 'aitor'])('gives %s a desk with work, and sessions ahead', async (username) => {
    const coach = await coachNamed(username);
    const { reasons } = await readDesk(product, coach, 'mine');
    expect(Object.values(reasons).filter((found) => found?.total).length).toBeGreaterThanOrEqual(5);
    const isOwn = `arranged_by = (select id from users where username = '${username}')`;
    expect(count(`coaching_sessions where date > ${now} and link is not null and ${isOwn}`)).toBeGreaterThan(0);
    expect(count(`coaching_sessions where date < ${now} and note <> '' and ${isOwn}`)).toBeGreaterThan(0);
  });

  it('has somebody in every state of an account, in both phases, and with one, two and three purposes', async () => {
    const list = (filter: object) =>
      call('admin.users.list', { list: 'clients', sort: 'name', direction: 'asc', ...filter }, { as: administrator });
    for (const accountState of accountStates) expect((await list({ accountState })).data.total).toBeGreaterThan(0);
    for (const phase of ['conscience', 'responsibility']) expect((await list({ phase })).data.total).toBeGreaterThan(9);
    const written = ['personal_purposes', 'professional_purposes', 'couple_purposes'].map((table) => count(table));
    expect(written).toEqual([...written].sort((one, other) => other - one));
    expect(new Set(written).size).toBe(3);
  });

  it('has histories of one weekly test, and of two years of them with evaluations each month', () => {
    const histories = database
      .prepare('select count(*) as tests, max(date) - min(date) as span from weekly_tests group by user')
      .all();
    expect(histories.map(({ tests }) => tests)).toContain(1);
    expect(histories.some(({ tests, span }) => Number(tests) > 90 && Number(span) > 1.9 * year)).toBe(true);
    const evaluated = database.prepare('select count(*) as total from evaluations group by user').all();
    expect(evaluated.some(({ total }) => Number(total) >= 24)).toBe(true);
    expect(count(`weekly_tests where date > ${now}`)).toBe(0);
  });

  it('has results that rose, fell and stayed', () => {
    for (const sign of ['<', '=', '>'])
      expect(count(`users where wellness ${sign} wellness_before`)).toBeGreaterThan(2);
    expect(count(`users where weekly_due_at < ${now}`)).toBeGreaterThan(5);
  });

  it('has exercises in every state, and notes for the team and for their author', () => {
    expect(count('exercises where not done and not deleted')).toBeGreaterThan(50);
    expect(count('exercises where done and favourite')).toBeGreaterThan(20);
    expect(count('exercises where suggested_by is not null and not deleted')).toBeGreaterThan(20);
    expect(count('exercises where suggested_by is not null and deleted')).toBeGreaterThan(5);
    for (const readers of ['team', 'author'])
      expect(count(`coach_notes where readers = '${readers}'`)).toBeGreaterThan(5);
    expect(count('guide_comments where answer is not null')).toBe(3);
  });

  it('repeats no exercise of a client, and has no session at a weekend', () => {
    expect(count('(select 1 from exercises group by user, description having count(*) > 1)')).toBe(0);
    const weekdays = database
      .prepare('select date from coaching_sessions')
      .all()
      .map(({ date }) => new Date(Number(date)).getUTCDay());
    expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
  });

  it('has an administrator with a name, who is past the first day', async () => {
    expect((await call('account.me', undefined, { as: administrator })).data.firstname).toBe('Julia');
    expect(await product.services.store.settings.all()).toMatchObject({ checklistDismissed: true });
  });

  it('lets the overview of each client be read, since whenever', async () => {
    for (const { id: user } of people()) {
      for (const since of ['session', 'month']) {
        const { status } = await call('admin.clientOverview.of', { user, since }, { as: administrator });
        expect(status).toBe(200);
      }
    }
  });

  it('writes no mail, and plans none for the first days', () => {
    expect(count('mails')).toBe(0);
    expect(count(`mail_plans where kind <> 'digest' and due_at < ${now + 6 * 24 * 60 * 60 * 1000}`)).toBe(0);
    expect(count("users where email not like '%@example.org'")).toBe(1);
  });

  it.each(['users', ...filled])('is the same each time it is filled at the same moment: %s', (table) => {
    expect(contentOf(product, table)).toEqual(contentOf(twin, table));
    expect(count(table)).toBeGreaterThan(0);
  });
});
