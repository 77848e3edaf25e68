import { field, type Served } from '../served.ts';
import type { Person } from '../sessions.ts';

/** Calls the product as the web app does. */
export interface Client {
  id: string;
  /** Several queries as one request. */
  together: (queries: readonly (readonly [procedure: string, input?: object])[]) => Promise<void>;
  /** A write. */
  save: (procedure: string, input: object) => Promise<void>;
}

interface Credentials {
  username: string;
  password: string;
}

async function assertAnswered(response: Response): Promise<void> {
  const body = await response.text();
  // 207 means that some of several queries failed.
  if (response.status !== 200) throw new Error(`${response.url}: ${body}`);
}

const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Signs in as the page for it does. */
export const signIn = async (url: string, credentials: Credentials): Promise<void> =>
  assertAnswered(await fetch(`${url}/trpc/account.signIn`, asJson(credentials)));

/** A signed-in user. */
export async function clientOf(served: Served, credentials: Credentials): Promise<Client> {
  const token = await served.signIn(credentials);
  return clientWith(served, { id: String(field(await served.query('account.me', undefined, token), 'id')), token });
}

/** A user with a session. */
export function clientWith(served: Pick<Served, 'url'>, { id, token }: Person): Client {
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    together: async (queries) => {
      const path = queries.map(([procedure]) => procedure).join(',');
      const inputs = Object.fromEntries(queries.map(([, input], position) => [position, input]));
      const input = encodeURIComponent(JSON.stringify(inputs));
      await assertAnswered(await fetch(`${served.url}/trpc/${path}?batch=1&input=${input}`, { headers }));
    },
    save: async (procedure, input) => {
      const { headers: json, ...init } = asJson(input);
      await assertAnswered(
        await fetch(`${served.url}/trpc/${procedure}`, { ...init, headers: { ...json, ...headers } }),
      );
    },
  };
}
