import { setTimeout } from 'node:timers/promises';
import { type CappedList, cappedLists, caps } from '@miraco/domain/caps';
import { virtues } from '@miraco/domain/virtues';
import { png } from './odd-pictures.ts';
import { type Finding, field, inFolder, type Served, serve } from './served.ts';
import { addWriters, type Writer, type Writers } from './writers.ts';

const writersAtOnce = 20;
const secondsOfWriting = 20;
/** Another client waits no longer than this for 95 of 100 answers, in milliseconds. */
const longestRead = 50;

/** The maximum length of a text, because reading long texts again and again costs the most. */
const longText = (number: number) => `${number} `.padEnd(2000, 'palabra ');

interface Adding {
  send: (product: Served, number: number, token: string) => Promise<Response>;
  /** By whom the list is filled: administrators write more in a minute, but comment in their own name. */
  by: 'administrators' | 'client';
}

const calling =
  (procedure: string, input: (number: number) => object): Adding['send'] =>
  ({ request }, number, token) =>
    request('POST', `/trpc/${procedure}`, input(number), token);

/** A client who is added, for a list that registering fills. */
const newClient = (number: number, rest: object) => ({
  username: `capped-${number}-${Object.keys(rest).join()}`,
  email: `capped-${number}-${Object.keys(rest).join()}@example.org`,
  firstname: 'Ana',
  lastname: 'Pérez',
  address: '-',
  phone: '-',
  access: 'client',
  password: 'a-good-password',
  ...rest,
});

/** The calls that add to each list. */
function addings(user: string, coach: string, guides: readonly string[]): Record<CappedList, Adding> {
  const exercise = { user, virtue: 'guia', level: 'low', frequency: 'daily' };
  const comment = (guide: number, number: number) => ({ user, guide: guides[guide], comment: longText(number) });
  const feelings = [{ emotion: 'ninguna' }];
  return {
    prospects: {
      send: calling('conscience.prospect.register', (number) => ({
        user,
        me: true,
        who: 'padre',
        prospect: longText(number),
        feelings,
        conducts: [{ behavior: 'postergar' }],
      })),
      by: 'administrators',
    },
    harmfulHabits: {
      send: calling('conscience.harmful.register', (number) => ({
        user,
        habit: longText(number),
        feelings,
        frequency: 'diario',
      })),
      by: 'administrators',
    },
    exercises: {
      send: calling('responsibility.training.register', (number) => ({ ...exercise, description: longText(number) })),
      by: 'administrators',
    },
    weeklyTests: {
      send: calling('responsibility.weekly.register', (number) => ({
        user,
        responses: Array.from({ length: 20 }, (_, place) => 1 + ((number >> place) & 1)),
      })),
      by: 'administrators',
    },
    coachNotes: {
      send: calling('admin.coachNotes.add', (number) => ({ user, note: longText(number), readers: 'team' })),
      by: 'administrators',
    },
    coachingSessions: {
      send: calling('admin.coachingSessions.add', (number) => ({
        user,
        date: 1_800_000_000_000 + number,
        link: null,
        note: longText(number),
        readers: 'team',
      })),
      by: 'administrators',
    },
    caseload: {
      send: calling('admin.users.register', (number) => newClient(number, { coach })),
      by: 'administrators',
    },
    groups: {
      send: calling('admin.users.register', (number) => newClient(number, { group: `Group ${number}` })),
      by: 'administrators',
    },
    guidePictures: {
      send: ({ url }, _number, token) => {
        const body = new FormData();
        body.set('image', new Blob([new Uint8Array(png(8))], { type: 'image/png' }), 'picture.png');
        return fetch(`${url}/api/upload/uploadguideimage/${virtues[0]}`, {
          method: 'POST',
          headers: { auth: token },
          body,
        });
      },
      by: 'administrators',
    },
    pendingComments: {
      send: calling('responsibility.guides.addReview', (number) => comment(0, number)),
      by: 'client',
    },
    // The first guide is full already.
    pendingCommentsInAll: {
      send: calling('responsibility.guides.addReview', (number) =>
        comment(1 + Math.floor(number / caps.pendingComments), number),
      ),
      by: 'client',
    },
  };
}

interface Setting {
  product: Served;
  administrators: Writers;
  client: Writer;
}

const isFull = async (answer: Response, list: CappedList) => {
  const body: unknown = await answer.json();
  // Uploads are REST, which names the list beside the message.
  const data = field(field(body, 'error'), 'data') ?? body;
  return answer.status === 409 && field(data, 'list') === list && field(data, 'cap') === caps[list];
};

/** Adds until the list is full, and one more: whether exactly that one is refused. */
async function fill({ product, administrators, client }: Setting, list: CappedList, adding: Adding): Promise<boolean> {
  const add = (number: number) =>
    adding.send(product, number, (adding.by === 'client' ? client : administrators.next()).token);
  const alreadyThere = list === 'pendingCommentsInAll' ? caps.pendingComments : 0;
  for (let number = 0; number < caps[list] - alreadyThere; number += 1) {
    const answer = await add(number);
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${list}, entry ${number + 1}: ${answer.status} ${body.slice(0, 200)}`);
  }
  return isFull(await add(caps[list]), list);
}

async function guidesOf({ product, administrators }: Setting): Promise<string[]> {
  const { token } = administrators.next();
  const answer = await product.request('GET', '/trpc/responsibility.guides.getAll', undefined, token);
  const list = field(field(await answer.json(), 'result'), 'data');
  return Array.isArray(list) ? list.map((guide) => String(field(guide, 'id'))) : [];
}

async function setPhase({ product, administrators, client }: Setting, activeTest: boolean): Promise<void> {
  const { token } = administrators.next();
  const answer = await product.request('PUT', `/api/admin/user/edit/${client.id}`, { active_test: activeTest }, token);
  if (!answer.ok) throw new Error(`the phase change returned ${answer.status}`);
}

/** Fills every list; answers those that did not refuse one more as they should. */
async function fillAll(setting: Setting): Promise<string[]> {
  const all = addings(setting.client.id, setting.administrators.next().id, await guidesOf(setting));
  const wrong: string[] = [];
  // Once phase 2 is open.
  const later: readonly CappedList[] = ['exercises', 'weeklyTests', 'pendingComments', 'pendingCommentsInAll'];
  const fillEach = async (lists: readonly CappedList[]) => {
    for (const list of lists) if (!(await fill(setting, list, all[list]))) wrong.push(list);
  };
  await fillEach(cappedLists.filter((list) => !later.includes(list)));
  await setPhase(setting, false);
  await fillEach(later);
  return wrong;
}

/** The reads of another client during the writes. */
function readsOf({ id: user }: Writer): string[] {
  const query = (procedure: string, input: object) =>
    `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  return [
    '/trpc/account.me',
    query('conscience.overview', { user }),
    query('conscience.prospect.get', { user }),
    query('responsibility.training.getByUser', { user }),
    // The guide on which the comments of the other wait.
    query('responsibility.guides.getByVirtue', { virtue: virtues[0] }),
  ];
}

async function read(product: Served, reader: Writer, until: () => boolean): Promise<number[]> {
  const paths = readsOf(reader);
  const taken: number[] = [];
  while (!until()) {
    const began = performance.now();
    const answer = await product.request('GET', paths[taken.length % paths.length] ?? '/', undefined, reader.token);
    await answer.text();
    if (!answer.ok) throw new Error(`a read returned ${answer.status}`);
    taken.push(performance.now() - began);
    await setTimeout(10);
  }
  return taken;
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** The client writes with as many connections as are at once, and goes on when refused. Counts the answers by their status. */
async function writeOn({ product, client }: Setting, until: () => boolean): Promise<Map<number, number>> {
  const { exercises } = addings(client.id, client.id, []);
  const statuses = new Map<number, number>();
  let number = 0;
  const writer = async () => {
    while (!until()) {
      number += 1;
      const answer = await exercises.send(product, caps.exercises + number, client.token);
      await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, writer));
  return statuses;
}

/** A client at every cap, who writes on as fast as they can: each list refuses one more, and others read as before. */
export const capsHold = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    await (await serve(dataDir, { env: { SEED_GUIDES: 'true' } })).stop();
    const administrators = await addWriters(dataDir);
    const clients = await addWriters(dataDir, 2, 'client');
    const [client, reader] = [clients.next(), clients.next()];
    const product = await serve(dataDir);
    try {
      const setting = { product, administrators, client };
      const wrong = await fillAll(setting);
      const inAWhile = (seconds: number) => {
        const end = performance.now() + seconds * 1000;
        return () => performance.now() > end;
      };
      const calm = await read(product, reader, inAWhile(3));
      const until = inAWhile(secondsOfWriting);
      const [statuses, taken] = await Promise.all([writeOn(setting, until), read(product, reader, until)]);
      const p95 = percentile(taken, 0.95);
      const refused = statuses.get(429) ?? 0;
      const figures = [...statuses].map(([status, count]) => `${count} answered ${status}`).join(', ');
      return {
        ok: wrong.length === 0 && p95 < longestRead && refused > 0 && (statuses.get(200) ?? 0) === 0,
        figure:
          `${Object.keys(caps).length - wrong.length} of ${Object.keys(caps).length} lists refuse one more than their cap` +
          `${wrong.length > 0 ? ` (not ${wrong.join(', ')})` : ''}; ${writersAtOnce} writers at all caps: ${figures}; another client’s ` +
          `${taken.length} reads meanwhile ${percentile(taken, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms ` +
          `(without them ${percentile(calm, 0.5).toFixed(1)}, p95 ${percentile(calm, 0.95).toFixed(1)} ms), at most ${longestRead} ms`,
      };
    } finally {
      await product.stop();
    }
  });
