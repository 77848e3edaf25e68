import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { UserId } from '@miraco/contract/fields';
import { mostChanged } from '@miraco/contract/users';
import { SMTPServer } from 'smtp-server';
import { isSound, look } from './database.ts';
import { addPeople } from './people.ts';
import { type Effort, type Finding, field, inFolder, type Served, serve } from './served.ts';

const total = 1_000;

/** As many mails are under way at once, `atOnce` in `apps/server/src/mail/mailer.ts`. No protocol protects these at a kill: RFC 1047. */
const underWay = 4;

/** Milliseconds until the mail server acknowledges a mail that it has accepted. A kill in between makes a second delivery. */
const slowestAnswer = 10;

interface Delivery {
  to: string;
  messageId: string;
}

/** A real SMTP server that keeps the deliveries of each run of the product. */
async function startMailServer() {
  const runs: Delivery[][] = [];
  const begin = () => {
    const run: Delivery[] = [];
    runs.push(run);
    return run;
  };
  let current = begin();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: async (stream, { envelope }, done) => {
      // A connection that breaks in the middle of a mail: it was not accepted.
      const mail = await text(stream).catch(() => null);
      if (mail === null) return;
      const [, messageId = ''] = /^Message-ID: (.+)\r$/im.exec(mail) ?? [];
      current.push({ to: envelope.rcptTo.map(({ address }) => address).join(), messageId });
      await setTimeout(Math.random() * slowestAnswer);
      done();
    },
  });
  server.on('error', () => undefined); // Connections of killed processes.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    runs,
    beginRun: () => {
      current = begin();
    },
    received: () => current.length,
    distinct: () => new Set(runs.flat().map(({ to }) => to)).size,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Has everybody invited by mail, and the answers promise the mails. Returns the token of the administrator. */
async function invite({ request, signIn }: Served, people: readonly UserId[]): Promise<string> {
  const token = await signIn();
  for (let at = 0; at < people.length; at += mostChanged) {
    const answer = await request('POST', '/trpc/admin.users.invite', { ids: people.slice(at, at + mostChanged) });
    if (!answer.ok) throw new Error(`the invitations returned ${answer.status}`);
  }
  return token;
}

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('the mails were not sent within two minutes');
    await setTimeout(1);
  }
}

async function isQueueEmpty({ request }: Served, token: string): Promise<boolean> {
  const answer = await request('GET', '/trpc/admin.mail.status', undefined, token);
  return field(field(field(await answer.json(), 'result'), 'data'), 'waiting') === 0;
}

/** Kills the product at a random moment of what is left to send, as often as asked, and lets the last process send the rest. */
async function sendAndKill(dataDir: string, server: MailServer, people: readonly UserId[], kills: number) {
  const begin = () => serve(dataDir, { env: { SMTP_URL: server.url } });
  let product = await begin();
  const token = await invite(product, people);
  for (let left = kills; left > 0; left -= 1) {
    const until = Math.random() * ((2 * (total - server.distinct())) / (left + 1));
    await waitUntil(() => server.received() >= until);
    await setTimeout(Math.random() * 3 * slowestAnswer);
    await product.stop('SIGKILL');
    // What was sent before the kill still arrives.
    await setTimeout(10 * slowestAnswer);
    server.beginRun();
    product = await begin();
  }
  await waitUntil(() => isQueueEmpty(product, token));
  await product.stop();
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** How many mails of each run a later one has sent again, and how many came twice within a run. */
function repeats(runs: readonly Delivery[][]) {
  const recipients = runs.map((run) => run.map(({ to }) => to));
  const again = recipients.map((run, index) => {
    const later = new Set(recipients.slice(index + 1).flat());
    return new Set(run.filter((to) => later.has(to))).size;
  });
  return { again, within: sum(recipients.map((run) => run.length - new Set(run).size)) };
}

/** `kill -9` while 1,000 mails are sent: each arrives, and only those that were under way arrive again, under the same Message-ID. */
export const mail = ({ rounds = 20 }: Effort): Promise<Finding> =>
  inFolder(async (dataDir) => {
    await (await serve(dataDir)).stop();
    const people = await addPeople(dataDir, total);
    const server = await startMailServer();
    try {
      await sendAndKill(dataDir, server, people, rounds);
    } finally {
      await server.close();
    }
    const { again, within } = repeats(server.runs);
    const delivered = server.distinct();
    const ids = new Set(server.runs.flat().map(({ messageId }) => messageId)).size;
    const left = look(dataDir, (database) => ({
      sound: isSound(database),
      mails: Number(database.prepare('select count(*) from mails').pluck().get()),
    }));
    const most = Math.max(...again);
    return {
      ok: left.sound && left.mails === 0 && delivered === total && ids === total && within === 0 && most <= underWay,
      figure:
        `${rounds} times killed while ${total} mails were sent: ${delivered} delivered, ${total - delivered} lost, ${left.mails} left in the queue; ` +
        `${sum(again)} delivered again, ${most} at most after a kill (${underWay} are under way at once), ${within} without a kill; ` +
        `${ids} different Message-IDs`,
    };
  });
