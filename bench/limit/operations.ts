import type { Asked } from '../load.ts';
import type { Practice } from './practice.ts';
import { bearer, readerOf, restRequests, submitting } from './requests.ts';

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

/** The compared operations, on a practice. */
export function operations(practice: Practice): Operation[] {
  const headers = bearer(practice.administrator.token);
  const { id: user, token } = readerOf(practice);
  const own = bearer(token);
  const turn = { taken: 0 };
  const rest = restRequests(practice, turn);
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
      rest: rest.read,
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
      rest: rest.list,
      restAim: 0.65,
      trpc: { path: `/trpc/responsibility.weekly.getByUser${inputOf({ user })}`, headers: own },
      trpcAim: 0.4,
    },
    {
      name: 'storing a wellness test',
      connections: writeConnections,
      bare: submitting('/weeks', practice),
      rest: rest.write,
      restAim: 1.5,
      trpc: submitting('/trpc/responsibility.weekly.register', practice, turn),
    },
  ];
}
