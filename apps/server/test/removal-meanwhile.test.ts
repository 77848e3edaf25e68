import { setTimeout } from 'node:timers/promises';
import { userId } from '@miraco/contract/fields';
import { expect, it, test, vi } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { harmfulHabit, prospect } from './conscience-payloads.ts';
import { danglingRows } from './database.ts';
import { picture, storedPictures } from './pictures.ts';
import { allFours, type Person, startProduct } from './product.ts';

vi.setConfig({ testTimeout: 120_000 });

const product = await startProduct();
const { administrator, client, database, services } = product;
await seedGuides(services);
const url = await product.app.listen({ port: 0, host: '127.0.0.1' });

const rounds = 100;

/** A real request over a real connection; answers its status. */
async function send(method: string, path: string, { token }: Pick<Person, 'token'>, body?: object | FormData) {
  const json = body && !(body instanceof FormData);
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { auth: token, ...(json ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: json ? JSON.stringify(body) : body } : {}),
  });
  await answer.text();
  return answer.status;
}

const remove = ({ id }: Person) => send('DELETE', `/api/admin/user/remove/${id}`, administrator);

/** Calls that a client may be making at the moment of their removal. */
function writesOf({ id, token }: Person): (() => Promise<number>)[] {
  const as = { token };
  return [
    () => send('POST', '/api/client/initial/register', as, { user: id, responses: allFours }),
    () => send('POST', '/api/client/conscience/prospect/register', as, prospect(id)),
    () => send('POST', '/api/client/conscience/harmful/register', as, harmfulHabit(id)),
    () =>
      send('POST', '/trpc/drafts.save', as, {
        user: id,
        form: 'initial',
        content: { responses: Array(20).fill(null) },
      }),
    () => send('POST', '/trpc/account.secondFactor.begin', as, { current: 'a-good-password' }),
    () => send('POST', '/trpc/account.setLanguage', as, { language: 'es' }),
    () => send('POST', '/api/client/conscience/harmful/register', administrator, harmfulHabit(id)),
  ];
}

it(`answers 200, 401 or 404 to what users write while they are removed, in ${rounds} rounds`, async () => {
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const ana = await client();
    const writes = writesOf(ana).map((write) => write());
    await setTimeout(round % 5);
    const answers = await Promise.all([...writes, remove(ana)]);
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(answers.at(-1)).toBe(200);
  }
  const unexpected = [...statuses].filter(([status]) => ![200, 401, 404].includes(status));
  expect(unexpected).toEqual([]);
  expect(danglingRows(database)).toEqual([]);
});

test('a row for an unknown user is refused as not found, not as an internal error', async () => {
  const { store } = services;
  const gone = userId.parse('gone');
  const entry = { user: gone, form: 'initial', content: {}, date: 0 } as const;
  await expect(store.drafts.save(entry)).rejects.toMatchObject({ code: 'notFound' });
  await expect(services.sessions.begin({ id: gone, tests: '' })).rejects.toMatchObject({ code: 'credentials' });
});

const { names } = storedPictures(product);

async function uploadDuring(change: (ana: Person) => Promise<unknown>) {
  const ana = await client();
  const form = new FormData();
  form.set('image', new Blob([Uint8Array.from(await picture())], { type: 'image/png' }), 'me.png');
  // The change comes while the picture is drawn, which is when the upload has been let in.
  const { keep } = services.images;
  const drawn = vi.spyOn(services.images, 'keep').mockImplementation(async (...picture) => {
    const kept = await keep(...picture);
    await change(ana);
    return kept;
  });
  const status = await send('POST', '/api/upload/uploadimage', ana, form);
  drawn.mockRestore();
  return status;
}

test('an upload whose user is removed meanwhile is refused and leaves no file', async () => {
  expect(await uploadDuring(remove)).toBe(401);
  expect(await names()).toEqual([]);
});

test('an upload whose user is disabled meanwhile is refused and leaves no file', async () => {
  const disable = (ana: Person) => send('PUT', `/api/admin/user/edit/${ana.id}`, administrator, { disabled: true });
  expect(await uploadDuring(disable)).toBe(401);
  expect(await names()).toEqual([]);
  expect(await uploadDuring(async () => undefined)).toBe(200);
  expect(await names()).toHaveLength(1);
});
