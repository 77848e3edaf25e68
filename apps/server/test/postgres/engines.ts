import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';
import { type ProductProgram, productProcess } from '../../../../scripts/runtime.mjs';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { procedures } from '../../src/router.ts';
import { createDatabase, dropDatabase } from '../postgres-databases.ts';

/** Of products whose data goes from one engine to the other. */
const secret = 's'.repeat(64);

type AtEnd = (remove: () => Promise<void>) => void;

/** A new database on the tests' server of PostgreSQL, until the test ends. Returns its address. */
export async function newDatabase(kind: 'empty' | 'migrated', atEnd: AtEnd = onTestFinished): Promise<string> {
  const migrated = inject('migrated');
  if (!('server' in migrated)) throw new Error('this test needs a server of PostgreSQL');
  const { server, template } = migrated;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  atEnd(() => dropDatabase(server, name));
  return createDatabase(server, name, kind === 'empty' ? 'template0' : template);
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Runs a command of an operator to its end. */
export async function runToEnd(program: ProductProgram, environment: Record<string, string>, ...args: string[]) {
  const product = productProcess(program, { args });
  const env = { PATH: process.env.PATH, ...product.env, LOG_LEVEL: 'info', ...environment };
  const ended = promisify(execFile)(process.execPath, product.args, { env }).then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  const { code, stdout, stderr } = await ended;
  return { code, errors: linesOf(stderr), output: linesOf(stdout) };
}

/** The product in this process, on data that is there, until it is closed or the test ends. */
export async function serve(environment: Record<string, string>, atEnd: AtEnd = onTestFinished) {
  const app = await build(readConfig({ SESSION_SECRET: secret, LOG_LEVEL: 'silent', ...environment }));
  atEnd(() => app.close());

  async function signIn(username: string, password: string): Promise<string> {
    const response = await app.inject({ method: 'POST', url: '/api/login/in', payload: { username, password } });
    if (response.statusCode !== 200) throw new Error(`${username} is not signed in: ${response.body}`);
    return response.json().token;
  }

  /** The answer of a query. */
  async function ask(token: string, query: string, input?: unknown) {
    if (procedures.get(query)?._def.type !== 'query') throw new Error(`${query} is no query`);
    const url = `/trpc/${query}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;
    const response = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    return response.json().result?.data;
  }

  const imageOf = async (token: string, name: string) =>
    (await app.inject({ method: 'GET', url: `/api/upload/image/${name}`, headers: { auth: token } })).rawPayload;

  return { services: app.services, signIn, ask, imageOf, close: () => app.close() };
}
