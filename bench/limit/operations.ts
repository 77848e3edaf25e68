import type { Asked } from '../load.ts';
import type { Practice } from './practice.ts';

const readConnections = 16;
const writeConnections = 32;

/** Something that is asked of the bare server and of the product alike. */
export interface Operation {
  name: string;
  connections: number;
  bare: Asked;
  /** The documented path, and the least share of the bare server's answers. */
  rest?: Asked;
  restAim?: number;
  /** The call of the web app. */
  trpc: Asked;
  trpcAim?: number;
}

const inputOf = (input: object) => `?input=${encodeURIComponent(JSON.stringify(input))}`;

const answers = () => Array.from({ length: 20 }, () => 1 + Math.floor(Math.random() * 4));

/** What is compared, on a practice. */
export function operations({ administrator, clients }: Practice): Operation[] {
  const headers = { authorization: `Bearer ${administrator.token}` };
  // Whoever is read about writes nothing: their year stays as long as it is.
  const [reader, ...writers] = clients;
  if (!reader) throw new Error('nobody to read about');
  const own = { authorization: `Bearer ${reader.token}` };
  const user = reader.id;
  const writer = () => writers[Math.floor(Math.random() * writers.length)] ?? reader;
  const submit = (path: string): Asked => ({
    path,
    method: 'POST',
    next: () => {
      const { id, token } = writer();
      return {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ user: id, responses: answers() }),
      };
    },
  });
  return [
    {
      name: 'who a token stands for',
      connections: readConnections,
      bare: { path: '/session', headers: own },
      trpc: { path: '/trpc/account.me', headers: own },
      trpcAim: 0.3,
    },
    {
      name: 'one user',
      connections: readConnections,
      bare: { path: `/user/${user}`, headers },
      rest: { path: `/api/admin/user/get/${user}`, headers },
      restAim: 0.55,
      trpc: { path: `/trpc/admin.users.get${inputOf({ id: user })}`, headers },
      trpcAim: 0.3,
    },
    {
      name: 'a page of users',
      connections: readConnections,
      bare: { path: '/users', headers },
      trpc: { path: `/trpc/admin.users.list${inputOf({})}`, headers },
      trpcAim: 0.4,
    },
    {
      name: 'a year of weeks',
      connections: readConnections,
      bare: { path: `/weeks/${user}`, headers: own },
      rest: { path: `/api/client/responsibility/weekly/getbyuser/${user}`, headers: own },
      restAim: 0.65,
      trpc: { path: `/trpc/responsibility.weekly.getByUser${inputOf({ user })}`, headers: own },
      trpcAim: 0.4,
    },
    {
      name: 'storing a wellness test',
      connections: writeConnections,
      bare: submit('/weeks'),
      rest: submit('/api/client/responsibility/weekly/register'),
      restAim: 1.5,
      trpc: submit('/trpc/responsibility.weekly.register'),
    },
  ];
}
