import { createHash } from 'node:crypto';
import { recordId } from '@miraco/contract/fields';
import type { GuideTexts } from '@miraco/domain/guides';
import { decodeJwt } from 'jose';
import { expect, it, test } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { harmfulHabit } from './conscience-payloads.ts';
import { documentedCall, ownerOf, restRows } from './documented-call.ts';
import { logLines } from './log-lines.ts';
import { linkIn, mailsIn } from './outbox.ts';
import { clientOfLaterPhases } from './people.ts';
import { picture, upload } from './pictures.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

const product = await startProduct({
  LOG_LEVEL: 'trace',
  SESSION_SECRET: 'the-secret-that-signs-every-token-of-this-test',
});
const { administrator, call, client, database, request, rest, services, session } = product;
await seedGuides(services);
const inputs = procedureInputs(product);
const lines = logLines(product);

/** A user whose every text is a canary: it occurs nowhere else, so one of them in another user's answer is a leak. */
const ana = await client({
  username: 'canary-name',
  email: 'canary-address@example.org',
  firstname: 'Canaria-first',
  lastname: 'Canaria-last',
  address: 'Canaria-street 1',
  phone: '+34 999 canary',
});
const text = (what: string) => `canary text of ${what}`;

await rest('POST', '/client/conscience/harmful/register', {
  as: ana,
  body: {
    user: ana.id,
    habit: text('a habit'),
    feelings: [{ emotion: 'ninguna' }],
    action: text('an action'),
    frequency: 'diario',
    quantity: '3',
    impact: text('an impact'),
  },
});
await call('drafts.save', { user: ana.id, form: 'initial', content: { responses: Array(20).fill(null) } }, { as: ana });
await services.store.coachNotes.add({
  user: ana.id,
  author: administrator.id,
  note: text('a coach'),
  readers: 'team',
  date: 0,
});
const meeting = { user: ana.id, arranger: administrator.id, date: Date.now() + 24 * 60 * 60 * 1000 };
for (const readers of ['author', 'team'] as const) {
  const note = `${text('a session')} for ${readers}`;
  await services.store.coachingSessions.add({ ...meeting, link: `https://example.org/canary-room`, note, readers });
}
// In her place, so that the log keeps it.
await call(
  'conscience.harmful.register',
  { ...harmfulHabit(ana.id), habit: text('a habit that somebody wrote for her') },
  { as: administrator },
);
const logged = await services.store.changes.latestOf({ user: ana.id, by: administrator.id });
const { secret } = await withSecondFactor(product, ana);
await rest('POST', '/forgot/sendmail', { body: { email: ana.email } });
await services.mailer.settled();
const link = linkIn((await mailsIn(product)).at(-1)?.text);
const { image } = (await upload(product, await picture(), ana)).json();
// Approved, so that everybody may read it together with its author's name, and no other data of the author.
const guide = recordId.parse((await services.store.guides.byVirtue('guia', 'moderator'))?.id);
await services.store.guides.comment({ guide, user: ana.id, comment: 'A comment for all', date: 0 }, 'moderator');
const comment = recordId.parse((await services.store.guides.byVirtue('guia', 'moderator'))?.comments.at(-1)?.id);
await services.store.guides.approveComment(guide, comment);

// A draft, which only the team reads.
const draft = { es: ['<p>canary draft</p>', ''], en: ['', ''] } satisfies GuideTexts;
const { base } = await services.store.guideVersions.editing('guia');
const drafted = { virtue: 'guia', url: '', texts: draft, author: administrator.id, base, date: 0 } as const;
await services.store.guideVersions.saveDraft(drafted);

const value = (query: string): string => String(Object.values(database.prepare(query).get(ana.id) ?? {})[0]);

/** Secrets that no answer and no line of the log may contain, for any caller. */
const secrets: Readonly<Record<string, string>> = {
  'the hash of a password': value('select password_hash from users where id = ?'),
  'the token of a session': ana.token,
  'the token of a reset link': link.token,
  'the hash of a reset link': createHash('sha256').update(link.token).digest('hex'),
  'the secret of a second factor': secret,
  'the sealed secret of a second factor': value('select secret from second_factors where user = ?'),
  'the hash of a recovery code': value('select code_hash from recovery_codes where user = ?'),
  'the secret that signs': 'the-secret-that-signs-every-token-of-this-test',
  'a password': ana.password,
};

/** Data that only Ana and administrators may read. */
const personal: Readonly<Record<string, string>> = {
  'an e-mail address': ana.email,
  'a first name': 'Canaria-first',
  'a last name': 'Canaria-last',
  'a postal address': 'Canaria-street',
  'a telephone number': '999 canary',
  'what they wrote': 'canary text of',
  'the name of a picture': image,
  'where a session takes place': 'canary-room',
};

/** The id of a session, which only its owner may read. It grants no access: only a signature makes it a token. */
const ownSession = { 'the id of a session': String(decodeJwt(ana.token).sid) };

/** What only the team may read: notes about Ana, and the draft of a guide. */
const ofTheTeam = {
  'the draft of a guide': 'canary draft',
  'a note of a coach': text('a coach'),
  'a private note on a session': text('a session'),
};

const found: string[] = [];
const answers = { count: 0 };

function scan(what: string, who: string, body: string) {
  answers.count += 1;
  const barred = {
    ...secrets,
    ...(who === 'nobody' || who === 'other' ? { ...personal, ...ofTheTeam } : {}),
    ...(who === 'ana' ? ofTheTeam : ownSession),
  };
  for (const [name, canary] of Object.entries(barred)) {
    if (body.includes(canary)) found.push(`${what}, for ${who}: ${name}`);
  }
}

const other = await clientOfLaterPhases(product);
const roles: readonly (readonly [who: string, person: Person | undefined])[] = [
  ['nobody', undefined],
  ['other', other],
  ['ana', ana],
  ['administrator', administrator],
];

/** Procedures that would remove the canaries: they are called with ids of no user. */
const ending =
  /\.remove$|resetSecondFactor|disable|setDone|endOthers|resetPassword|sessions\.end$|newRecoveryCodes|signOut/;

const accessOf = (name: string) => (procedures.get(name)?._def.meta as { access: Access } | undefined)?.access;

const isForTeam = (name: string) => ['admin', 'clientAdmin', 'team'].includes(accessOf(name) ?? '');

/** Procedures for the holder of a link, who reads what its user reads. */
const byLink = /invitation\.open$/;

/** Procedures that change their caller: they are called by another user, because Ana must stay unchanged. */
const changing = /secondFactor\.(begin|confirm)|signIn|requestDeletion/;

async function inputFor(name: string, subject: Person, caller: Person) {
  for (const each of [other, administrator]) await services.store.secondFactors.remove(each.id);
  // What is kept of her answers in the log.
  if (/changes\.values/.test(name)) return logged;
  const input = changing.test(name) ? await inputs[name]?.(other, other) : await inputs[name]?.(subject, caller);
  return isForTeam(name) || input === undefined ? input : { user: subject.id, ...Object(input) };
}

/** The answer of a procedure as it is sent. */
function sent(name: string, input: unknown, as: Pick<Person, 'token'> | undefined) {
  const text = input === undefined ? undefined : JSON.stringify(input);
  if (procedures.get(name)?._def.type === 'query') {
    return request('GET', `/trpc/${name}${text ? `?input=${encodeURIComponent(text)}` : ''}`, { as });
  }
  return request('POST', `/trpc/${name}`, { as, headers: { 'content-type': 'application/json' }, body: text });
}

it.each([...procedures.keys()])('%s answers nothing that it must not', async (name) => {
  for (const [who, person] of roles) {
    for (const subject of ending.test(name) ? [await client()] : [ana, other]) {
      const input = await inputFor(name, subject, person ?? subject);
      const { body, headers } = await sent(name, input, person && (await session(person)));
      scan(name, byLink.test(name) ? 'ana' : who, body + JSON.stringify(headers));
    }
  }
});

it.each(restRows)('$call answers nothing that it must not', async (row) => {
  for (const [who, person] of roles) {
    const as = person && (await session(person));
    const owner = await ownerOf(product, row);
    await documentedCall(product, row, owner, async (path, sent) => {
      if (row.method === 'GET') {
        const answer = await rest('GET', path.replace(owner.id, ana.id), { ...sent, as });
        scan(row.call, who, answer.body);
      }
      const answer = await rest(row.method, path, { ...sent, as });
      scan(row.call, who, answer.body + JSON.stringify(answer.headers));
      return answer;
    }).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
  }
});

it('no file, page or description has anything either', async () => {
  for (const [who, person] of roles) {
    const as = person && (await session(person));
    for (const path of [
      `/api/upload/image/${image}`,
      '/api/upload/image/unknown',
      '/api/openapi.json',
      '/api/docs/json',
      '/healthz',
      '/readyz',
      '/healthz?full',
      '/',
      '/client/profile',
      `/admin/user/${ana.id}`,
      `/resetpassword/${ana.id}/${link.token}`,
      '/nowhere',
      '/robots.txt',
      '/sitemap.xml',
      '/site.webmanifest',
    ]) {
      const { body } = await request('GET', path, { as });
      scan(path, who, body);
    }
  }
});

test('the scan finds the canaries that callers may read', async () => {
  const [own, all] = [
    await request('GET', '/trpc/account.me', { as: await session(ana) }),
    await rest('GET', '/admin/user/getall/', { as: await session(administrator) }),
  ];
  expect(own.body).toContain(ana.email);
  expect(all.body).toContain(ana.email);
  const notes = await call('admin.coachNotes.of', { user: ana.id }, { as: await session(administrator) });
  expect(JSON.stringify(notes.data)).toContain(ofTheTeam['a note of a coach']);
});

test('0 hashes, tokens and data of others in all the answers', () => {
  expect(answers.count).toBeGreaterThan(800);
  expect(found).toEqual([]);
});

test('0 hashes, tokens, addresses and texts in all that was logged', () => {
  expect(lines.length).toBeGreaterThan(800);
  const logged = lines.join('');
  const canaries = Object.entries({ ...secrets, ...personal, ...ownSession, ...ofTheTeam });
  expect(canaries.filter(([, canary]) => logged.includes(canary)).map(([name]) => name)).toEqual([]);
});
