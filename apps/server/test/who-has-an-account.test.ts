import { expect, test } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();

interface Try {
  username: string;
  from: string;
  password?: string;
}

/** All that a stranger sees of a try. */
async function signIn({ username, password = 'wrong-password', from }: Try) {
  const { statusCode, headers, body } = await product.rest('POST', '/login/in', { body: { username, password }, from });
  return { statusCode, body, waits: headers['retry-after'] !== undefined };
}

const refused = { statusCode: 401, body: JSON.stringify({ message: 'Credenciales incorrectas' }), waits: false };

let networks = 0;
const newNetwork = () => `198.51.${100 + Math.floor(++networks / 250)}.${1 + (networks % 250)}`;

let invented = 0;

/** The names of an account, and two that nobody has. */
async function names() {
  const { username, email, password } = await product.client();
  const nobody = `nobody-${++invented}`;
  return { account: { username, email, password }, nobody: { username: nobody, email: `${nobody}@example.org` } };
}

test('tries at a username tell nothing about an address, nor those at an address about a username', async () => {
  const { account, nobody } = await names();
  for (const [one, other] of [account, nobody].flatMap(({ username, email }) => [
    [username, email] as const,
    [email, username] as const,
  ])) {
    const from = newNetwork();
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push(await signIn({ username: one, from }));
    expect(answers.slice(0, 10), one).toEqual(Array(10).fill(refused));
    expect(answers[10], one).toMatchObject({ statusCode: 429, waits: true });
    expect(await signIn({ username: other, from }), other).toEqual(refused);
  }
});

test('the tries that all networks share are used up without a word: for a name of nobody too, and where its owner is known', async () => {
  const { account, nobody } = await names();
  const home = newNetwork();
  expect(await signIn({ ...account, from: home })).toMatchObject({ statusCode: 200 });
  for (const { username, email } of [account, nobody]) {
    const tries = Array.from({ length: 101 }, () => signIn({ username, from: newNetwork() }));
    for (const answer of await Promise.all(tries)) expect(answer, username).toEqual(refused);
    for (const from of [home, newNetwork()]) {
      for (const name of [username, email]) expect(await signIn({ username: name, from }), name).toEqual(refused);
    }
  }
});

test('spellings of a name give no further tries', async () => {
  const ana = await product.client({ username: 'Íñigo.fi' });
  const spellings = [
    ana.username.toUpperCase(),
    ana.username.normalize('NFD'),
    ` ${ana.username}\u00a0`,
    `\u200b${ana.username}\u2060`,
    'Íñigo.\ufb01',
    'Íñigo.\uff46\uff49',
  ];
  const from = newNetwork();
  const answers = [];
  for (let time = 0; time < 11; time += 1) {
    answers.push((await signIn({ username: spellings[time % spellings.length] ?? '', from })).statusCode);
  }
  expect(answers).toEqual([...Array(10).fill(401), 429]);
});
