import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newDataDir, run } from './running-product.ts';

// A workspace of its own: the generator needs a TypeScript that still has the compiler's API.
const tools = createRequire(new URL('../../../rest-client/package.json', import.meta.url));
const packageOf = (name: string) => join(dirname(tools.resolve(name)), '..');

const administrator = { username: 'admin', password: 'administrator-7f3k' };

/** What a user of the generated client writes; `body` is the payload that registers a user. */
const script = (body: string) => `
import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

const baseUrl = process.argv[2] ?? '';
const signIn = await createClient<paths>({ baseUrl }).POST('/login/in', { body: ${JSON.stringify(administrator)} });
const token: string = signIn.data?.token ?? '';
const client = createClient<paths>({ baseUrl, headers: { auth: token } });

const created = await client.POST('/admin/user/register', { body: ${body} });
const id: string = created.data?.id ?? '';
const shown = await client.GET('/admin/user/get/{id}', { params: { path: { id } } });
const phase: 1 | 2 | undefined = shown.data?.user?.phase;
const [coach, group]: (string | null | undefined)[] = [shown.data?.user?.coach, shown.data?.user?.group];
const evaluations = await client.GET('/client/responsibility/evaluation/getbyuser/{user}', { params: { path: { user: id } } });
const removed = await client.DELETE('/client/conscience/prospect/remove/{id}', {
  params: { path: { id: 'unknown' }, query: { user: id } },
});
const refused: string | undefined = removed.error?.message;

console.log(JSON.stringify({
  username: shown.data?.user?.username,
  phase,
  place: [coach, group],
  evaluations: [evaluations.response.status, evaluations.data?.evaluations],
  removed: [removed.response.status, refused],
}));
`;

const user = {
  ...{ username: 'ana', email: 'ana@example.org', invite: true, firstname: 'Ana', lastname: 'Ruiz' },
  ...{ address: 'Calle Mayor 1', phone: '600', access: 'client', coach: null, group: 'Cohort 1' },
};

const compilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
  ...{ target: 'es2022', module: 'nodenext', allowImportingTsExtensions: true, lib: ['es2022', 'dom', 'dom.iterable'] },
  ...{ types: [], skipLibCheck: false },
};

const node = (args: readonly string[], cwd: string) => promisify(execFile)(process.execPath, args, { cwd });

/** A folder with the client that the standard generator makes of the description. */
async function generatedClient(url: string) {
  const folder = await newDataDir();
  await mkdir(join(folder, 'node_modules'));
  await symlink(packageOf('openapi-fetch'), join(folder, 'node_modules', 'openapi-fetch'), 'junction');
  await writeFile(join(folder, 'openapi.json'), await (await fetch(`${url}/api/openapi.json`)).text());
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await writeFile(join(folder, 'process.d.ts'), 'declare const process: { argv: string[] };');
  await node([join(packageOf('openapi-typescript'), 'bin/cli.js'), 'openapi.json', '-o', 'schema.ts'], folder);
  return {
    /** The errors of the compiler over a script that uses the client. */
    errorsOf: async (source: string) => {
      await writeFile(join(folder, 'script.ts'), source);
      const check = node([tools.resolve('typescript/lib/tsc.js'), '-p', '.'], folder);
      return check.then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
    },
    answerOf: async () => JSON.parse((await node(['script.ts', `${url}/api`], folder)).stdout),
  };
}

it('a client made by the standard generator type-checks, and gets what it expects', { timeout: 120_000 }, async () => {
  const { url } = await run({ DATA_DIR: await newDataDir(), ADMIN_PASSWORD: administrator.password });
  const client = await generatedClient(url);
  const { phone: _, ...incomplete } = user;
  expect(await client.errorsOf(script(JSON.stringify(incomplete)))).toContain("Property 'phone' is missing");
  expect(await client.errorsOf(script(JSON.stringify(user)))).toBe('');
  expect(await client.answerOf()).toEqual({
    username: 'ana',
    phase: 1,
    place: [null, 'Cohort 1'],
    evaluations: [263, []],
    removed: [404, 'errors.notFound'],
  });
});
