import { AppError, type ErrorCode, errorTable } from '@miraco/contract/app-error';
import { maximumCallsAtOnce } from '@miraco/contract/call-batches';
import { allTexts } from '@miraco/i18n/all-texts';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { TRPCError } from '@trpc/server';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { describeError } from '../src/errors.ts';
import type { AppRouter } from '../src/router.ts';
import { startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, call, client, request, rest, services } = product;

afterEach(() => void vi.restoreAllMocks());

/** The status and key of each code. Repeated here, so that neither changes unnoticed. */
const expected: Readonly<Record<ErrorCode, readonly [status: number, key: string]>> = {
  invalid: [400, 'errors.invalid'],
  notInBatch: [400, 'errors.notInBatch'],
  tooDeep: [400, 'errors.tooDeep'],
  unknownSign: [400, 'validation.unknownSign'],
  weakLimit: [400, 'weak.limit'],
  mediumHardIncomplete: [400, 'mediumhard.notselected'],
  virtueBlocked: [400, 'mediumhard.blocked'],
  evaluationIncomplete: [400, 'evaluation.incomplete'],
  notRated: [400, 'validation.notRated'],
  notStrong: [400, 'validation.notStrong'],
  notAPartner: [400, 'validation.notAPartner'],
  expectationTaken: [409, 'prospect.taken'],
  futureDay: [400, 'training.futureDay'],
  dayTooLate: [400, 'training.dayTooLate'],
  onceInLife: [400, 'essential.onceInLife'],
  newAddressFailed: [400, 'newAddress.failed'],
  commonPassword: [400, 'validation.commonPassword'],
  passwordHasName: [400, 'validation.passwordHasName'],
  passwordTooEasy: [400, 'validation.passwordTooEasy'],
  teamPasswordTooShort: [400, 'validation.teamPasswordTooShort'],
  wrongCode: [400, 'account.wrongCode'],
  noMailServer: [409, 'summary.noMailServer'],
  summaryTooOften: [429, 'summary.tooOften'],
  startClosed: [409, 'start.closed'],
  invitationUnknown: [404, 'invitation.unknown'],
  invitationUsed: [409, 'invitation.used'],
  invitationExpired: [409, 'invitation.expired'],
  resetFailed: [400, 'auth.resetFailed'],
  passwordNeeded: [400, 'user.passwordNeeded'],
  wrongPassword: [400, 'account.wrongPassword'],
  credentials: [401, 'auth.credentials'],
  secondFactorNeeded: [401, 'auth.secondFactor'],
  secondFactorWrong: [401, 'auth.secondFactorWrong'],
  signedOut: [401, 'errors.signedOut'],
  forbidden: [403, 'errors.forbidden'],
  secondFactorRequired: [403, 'errors.secondFactorRequired'],
  phaseLocked: [403, 'errors.phaseLocked'],
  notFound: [404, 'errors.notFound'],
  usernameTaken: [409, 'user.usernameTaken'],
  emailTaken: [409, 'user.emailTaken'],
  guideChanged: [409, 'guide.changed'],
  guidePictureText: [400, 'guide.pictureText'],
  guidePictureUnknown: [400, 'guide.pictureUnknown'],
  guideTaken: [409, 'guide.taken'],
  videoHost: [400, 'guide.videoHost'],
  initialTaken: [409, 'initial.taken'],
  lastAdministrator: [409, 'user.lastAdministrator'],
  secondFactorOn: [409, 'account.secondFactorOn'],
  secondFactorMissing: [409, 'account.secondFactorMissing'],
  ownSecondFactor: [409, 'account.ownSecondFactor'],
  ownLock: [409, 'user.ownLock'],
  ownAccount: [409, 'user.ownAccount'],
  changedSince: [409, 'errors.changedSince'],
  limitReached: [409, 'errors.limitReached'],
  tooLarge: [413, 'errors.tooLarge'],
  notAnImage: [415, 'errors.notAnImage'],
  pictureUnreadable: [415, 'errors.pictureUnreadable'],
  unsupportedMedia: [415, 'errors.unsupportedMedia'],
  tooManyRequests: [429, 'errors.tooManyRequests'],
  wishedTooOften: [429, 'myData.deletion.tooOften'],
  mailFailed: [503, 'auth.forgotFailed'],
  unavailable: [503, 'errors.unavailable'],
  diskFull: [503, 'errors.diskFull'],
  internal: [500, 'errors.internal'],
};

const codes = Object.keys(errorTable) as ErrorCode[];

const textAt = (texts: unknown, key: string) =>
  key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], texts);

test('every code is in the table, and nothing else', () => {
  expect(codes.sort()).toEqual(Object.keys(expected).sort());
});

describe.each(Object.entries(expected) as [ErrorCode, readonly [number, string]][])('%s', (code, [status, key]) => {
  it(`is ${status} ${key}`, () => {
    const described = describeError(new AppError(code));
    expect(described).toMatchObject({ code, httpStatus: status, key });
  });

  it('has words in Spanish and in English', () => {
    for (const texts of allTexts.values()) expect(textAt(texts, key), key).toEqual(expect.stringMatching(/\S/));
  });
});

describe('an unexpected error', () => {
  const secrets = 'select * from users where password_hash = "$argon" at /var/lib/miraco/miraco.sqlite';
  const breakDown = () => Promise.reject(new Error(secrets, { cause: new Error(secrets) }));
  const fixed = { code: 'internal', httpStatus: 500, key: 'errors.internal' };

  it('is a fixed message on tRPC, without message, stack, SQL or path', async () => {
    vi.spyOn(services.store.userLists, 'page').mockImplementation(breakDown);
    const answer = await request('GET', '/trpc/admin.users.list?input={}', { as: administrator });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: -32603, message: 'errors.internal', data: fixed } });
  });

  it('is a fixed message on REST', async () => {
    vi.spyOn(services.store.users, 'batch').mockImplementation(breakDown);
    const answer = await rest('GET', '/admin/user/getall/', { as: administrator });
    expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'errors.internal' }]);
  });

  it('is a fixed message wherever it happens: in sessions, in health, in pictures', async () => {
    vi.spyOn(services.store.sessions.adapter, 'getSessionAndUser').mockImplementation(breakDown);
    vi.spyOn(services.store, 'ping').mockImplementation(breakDown);
    const answers = [
      await rest('GET', '/admin/user/getall/', { as: administrator }),
      await rest('GET', '/upload/image/x', { as: administrator }),
      await rest('POST', '/upload/uploadimage', { as: administrator }),
      await request('GET', '/healthz'),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'errors.internal' }]);
    }
    expect(await call('account.me', undefined, { as: administrator })).toMatchObject({ status: 500, error: fixed });
  });

  it('replaces an unknown error of the framework', () => {
    expect(describeError(new TRPCError({ code: 'BAD_GATEWAY', message: secrets }))).toEqual(fixed);
  });
});

describe('a call of the web app', () => {
  const trpc = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'http://miraco.test/trpc',
        headers: { authorization: `Bearer ${administrator.token}` },
        fetch: async (url, options) => {
          const { pathname, search } = new URL(String(url));
          const { method, headers, body } = options ?? {};
          const answer = await request(method as 'GET', pathname + search, {
            headers: headers as Record<string, string>,
            body: body as string | undefined,
          });
          return new Response(answer.body, { status: answer.statusCode });
        },
      }),
    ],
  });

  it('answers the longest batch call by call', async () => {
    const { id } = await client();
    const answers = await Promise.allSettled([
      trpc.account.me.query(),
      trpc.admin.users.get.query({ id }),
      trpc.admin.users.get.query({ id: '' }),
      ...Array.from({ length: maximumCallsAtOnce - 3 }, () => trpc.drafts.get.query({ user: id, form: 'initial' })),
    ]);
    expect(answers.map((answer) => answer.status === 'fulfilled')).toEqual([
      true,
      true,
      false,
      ...Array(maximumCallsAtOnce - 3).fill(true),
    ]);
    expect(answers[2]).toMatchObject({ reason: { data: { code: 'invalid', issues: [{ path: 'id' }] } } });
  });

  it('in a batch without an object of inputs is refused once it needs one', async () => {
    const url = '/trpc/admin.users.get,account.me?batch=1';
    const answer = await request('POST', url, { as: administrator, body: [{ id: administrator.id }] });
    expect(answer.statusCode).toBe(207);
    expect(answer.json()).toMatchObject([
      { error: { data: { code: 'invalid', httpStatus: 400 } } },
      { result: { data: { id: administrator.id } } },
    ]);
  });

  it('in a longer batch is refused', async () => {
    const names = Array(maximumCallsAtOnce + 1)
      .fill('account.me')
      .join(',');
    const answer = await request('GET', `/trpc/${names}?batch=1&input={}`, { as: administrator });
    expect([answer.statusCode, answer.json().error.data.code]).toEqual([400, 'invalid']);
  });

  it('names the fields at fault', async () => {
    const form = { ...userForm('somebody'), email: 'nobody', confirmation: 'other' };
    const { error } = await call('admin.users.register', form, { as: administrator });
    expect(error).toMatchObject({ code: 'invalid', httpStatus: 400, key: 'errors.invalid' });
    expect(error?.issues).toContainEqual({ path: 'email', message: 'validation.email' });
  });

  it('says when to try again', async () => {
    const guess = () => call('account.signIn', { username: 'nobody', password: 'wrong' }, { from: '198.51.100.1' });
    for (let times = 0; times < 10; times += 1) expect((await guess()).error?.code).toBe('credentials');
    const { status, error } = await guess();
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: expect.any(Number) });
  });

  it.each([
    ['of no procedure', 404, 'notFound', () => request('GET', '/trpc/account.nothing')],
    ['of a mutation by GET', 404, 'notFound', () => request('GET', '/trpc/account.signIn')],
    [
      'in junk JSON',
      400,
      'invalid',
      () => request('POST', '/trpc/account.signIn', { headers: { 'content-type': 'application/json' }, body: '{"a' }),
    ],
    ['without an input', 415, 'unsupportedMedia', () => request('POST', '/trpc/account.signIn')],
    [
      'of a query and a mutation at once',
      400,
      'invalid',
      () => request('POST', '/trpc/account.me,account.signIn?batch=1', { as: administrator, body: {} }),
    ],
  ] as const)('%s is refused', async (_case, status, code, send) => {
    const answer = await send();
    expect([answer.statusCode, answer.json().error.data.code]).toEqual([status, code]);
  });

  it.each(['multipart/form-data; boundary=x', 'text/plain', 'application/octet-stream', 'application/xml'])(
    'in %s is refused before it is read',
    async (type) => {
      const answer = await request('POST', '/trpc/account.signIn', {
        headers: { 'content-type': type },
        body: 'x'.repeat(1024 * 1024),
      });
      expect([answer.statusCode, answer.json()]).toEqual([415, { message: 'errors.unsupportedMedia' }]);
    },
  );

  it('of more than 1 MiB is refused', async () => {
    const answer = await request('POST', '/trpc/account.signIn', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'x'.repeat(1024 * 1024) }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([413, { message: 'errors.tooLarge' }]);
  });
});
