import type { Asked } from '../load.ts';
import type { Practice } from './practice.ts';
import { bearer, readerOf, restRequests, submitting } from './requests.ts';

const readConnections = 16;
const writeConnections = 32;

/** Something that is asked of the bare server and of the product alike. */
export interface Operation {
  name: string;
  connections: number;
  /** Answers of a turn, which takes a tenth of a second and more. */
  answers: number;
  bare: Asked;
  /** The documented path. */
  rest?: Asked;
  /** The call of the web app. */
  trpc: Asked;
  /** The least shares of the bare server whose statements are planned once. */
  aims: { REST?: number; tRPC?: number };
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
      answers: 1_200,
      bare: { path: '/session', headers: own },
      trpc: { path: '/trpc/account.me', headers: own },
      aims: { tRPC: 0.4 },
    },
    {
      name: 'one user',
      connections: readConnections,
      answers: 1_200,
      bare: { path: `/user/${user}`, headers },
      rest: rest.read,
      trpc: { path: `/trpc/admin.users.get${inputOf({ id: user })}`, headers },
      aims: { REST: 0.75, tRPC: 0.55 },
    },
    {
      name: 'a page of users',
      connections: readConnections,
      answers: 300,
      bare: { path: '/users', headers },
      trpc: { path: `/trpc/admin.users.list${inputOf({})}`, headers },
      aims: { tRPC: 0.65 },
    },
    {
      name: 'a year of weeks',
      connections: readConnections,
      answers: 600,
      bare: { path: `/weeks/${user}`, headers: own },
      rest: rest.list,
      trpc: { path: `/trpc/responsibility.weekly.getByUser${inputOf({ user })}`, headers: own },
      aims: { REST: 0.85, tRPC: 0.85 },
    },
    {
      name: 'storing a wellness test',
      connections: writeConnections,
      answers: 1_200,
      bare: submitting('/weeks', practice),
      rest: rest.write,
      trpc: submitting('/trpc/responsibility.weekly.register', practice, turn),
      aims: { REST: 2 },
    },
  ];
}
