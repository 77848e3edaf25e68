import { timeZoneHint } from '@miraco/contract/fields';
import { languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../src/mail/local-time.ts';
import { procedures } from '../src/router.ts';
import { issueLink } from '../src/security/password-links.ts';
import { zoneOf } from '../src/time-zone.ts';
import { linkIn } from './outbox.ts';
import { clientOfLaterPhases } from './people.ts';
import { type Person, startProduct, userForm } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { administrator, call, database, rest, services } = product;

let client: Person;
beforeEach(async () => {
  client = await clientOfLaterPhases(product);
});

/** What browsers, programs and attackers send as a time zone. */
const unusable: readonly unknown[] = [
  ...['', ' ', 'Etc/Unknown', 'JST', '−02:00', 'Moon/Base', '"Europe/Madrid"', 'x'.repeat(10_000)],
  ...[null, 3, true, {}, { toString: 'UTC' }, ['UTC']],
];

const stored = async () => (await services.store.mailPreferences.of(client.id))?.timeZone;
const store = (zone: string | null) =>
  database.prepare('update users set time_zone = ? where id = ?').run(zone, client.id);

it('is the one field of its name in all procedures, and in no other form', () => {
  const named = [...procedures].flatMap(([name, procedure]) =>
    procedure._def.inputs.flatMap((input) => {
      const hint: unknown = Reflect.get(Object(Reflect.get(Object(input), 'shape')), 'timeZone');
      return hint === undefined ? [] : [{ name, isHint: hint === timeZoneHint }];
    }),
  );
  expect(named.filter(({ isHint }) => !isHint)).toEqual([]);
  expect(named.map(({ name }) => name).sort()).toEqual([
    'account.invitation.accept',
    'account.signIn',
    'responsibility.completions.alongside',
    'responsibility.completions.register',
    'responsibility.evaluation.register',
    'responsibility.reviews.answer',
    'responsibility.reviews.next',
  ]);
});

describe.each(unusable.map((zone) => [JSON.stringify(zone).slice(0, 20), zone] as const))(
  'the time zone %s of a browser counts as absent',
  (_shown, timeZone) => {
    it('at a sign-in, which keeps the zone that is stored', async () => {
      store('Asia/Tokyo');
      const body = { username: client.username, password: client.password, timeZone };
      expect((await rest('POST', '/login/in', { body })).statusCode).toBe(200);
      expect(await stored()).toBe('Asia/Tokyo');
    });

    it('in what a client saves and is asked', async () => {
      store('Pacific/Kiritimati');
      const day = dayOf(Date.now(), zoneOf('Pacific/Kiritimati'));
      const user = client.id;
      const as = { as: client };
      const { id } = (await call('responsibility.training.register', exercise(user), as)).data;
      const evaluation = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));
      const answers = [
        await call('responsibility.evaluation.register', { user, evaluation, timeZone }, as),
        await call('responsibility.completions.register', { user, exercise: id, day, timeZone }, as),
        await call('responsibility.completions.alongside', { user, timeZone }, as),
        await call('responsibility.reviews.next', { user, timeZone }, as),
        await call(
          'responsibility.reviews.answer',
          { user, exercise: null, virtue: 'guia', answer: 'yes', timeZone },
          as,
        ),
      ];
      expect(answers.flatMap(({ error }) => error?.issues ?? [])).toEqual([]);
      // Nothing is kept about the virtue: the call is understood, and finds nothing.
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
      expect((await services.store.evaluations.latestTwoOf(user)).map((one) => one.day)).toEqual([day]);
    });
  },
);

it('does not keep anybody from accepting an invitation', async () => {
  const { password: _, ...form } = userForm('invited');
  const registered = await call('admin.users.register', { ...form, invite: true }, { as: administrator });
  const { id, token } = linkIn(await issueLink(services, registered.data.id, 'invitation'));
  const accepted = await call('account.invitation.accept', {
    id,
    token,
    password: 'chosen-by-myself',
    timeZone: 'Etc/Unknown',
  });
  expect(accepted.status).toBe(200);
});

it('is stored under its canonical name', async () => {
  const body = { username: client.username, password: client.password, timeZone: 'asia/calcutta' };
  expect((await rest('POST', '/login/in', { body })).statusCode).toBe(200);
  expect(await stored()).toBe('Asia/Calcutta');
});

describe('a stored time zone that cannot be used any more counts as absent', () => {
  beforeEach(() => void store('JST'));

  it('for the team, who counts the days of a client', async () => {
    const { data } = await call('responsibility.completions.getByUser', { user: client.id }, { as: client });
    expect(data.timeZone).toBeNull();
  });

  it('in a calendar, on the desk and in what a client saves', async () => {
    const opened = await call('account.calendar.open', undefined, { as: client });
    const { pathname } = new URL(opened.data.address);
    expect((await product.request('GET', pathname)).statusCode).toBe(200);
    const evaluation = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));
    const saved = await call('responsibility.evaluation.register', { user: client.id, evaluation }, { as: client });
    expect(saved.status).toBe(200);
    const [latest] = await services.store.evaluations.latestTwoOf(client.id);
    expect(latest?.day).toBe(dayOf(Date.now(), zoneOf()));
  });
});

describe('Accept-Language', () => {
  it.each([
    ['es', 'es'],
    ['ca,es;q=0.8', 'es'],
    ['gl-ES,es;q=0.9', 'es'],
    ['eu,es;q=0.9,en;q=0.5', 'es'],
    ['eu,es;q=0.4,en;q=0.5', 'en'],
    ['fr, es;q=0', 'en'],
    ['de', 'en'],
    ['en-US@posix', 'en'],
    ['*', 'en'],
  ])('%s is answered in %s', async (header, language) => {
    const answer = await product.request('GET', '/', { headers: { 'accept-language': header } });
    expect(languages).toContain(language);
    expect(answer.headers['content-language']).toBe(language);
  });
});
