import { setTimeout } from 'node:timers/promises';
import type { UserId } from '@miraco/contract/fields';
import { mostChanged } from '@miraco/contract/users';
import { type MailServer, openMailServer } from '../scripts/mail-server.ts';
import { isSound, look } from './database.ts';
import { addPeople } from './people.ts';
import { type Effort, type Finding, field, inFolder, type Served, serve } from './served.ts';

const total = 1_000;

/** As many mails are under way at once, `atOnce` in `apps/server/src/mail/mailer.ts`. No protocol protects these at a kill: RFC 1047. */
const underWay = 4;

/** Milliseconds until the mail server says that it has accepted a mail. A kill in between makes a second delivery. */
const slowestReply = 10;

/** The number of different recipients. */
const delivered = ({ mails }: MailServer) => new Set(mails.map(({ recipients }) => recipients.join())).size;

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

/**
 * Kills the product at a random moment of what is left to send, as often as asked, and lets the last process send the rest. Returns the
 * number of mails that had arrived by the end of each process.
 */
async function sendAndKill(dataDir: string, server: MailServer, people: readonly UserId[], kills: number) {
  const begin = () => serve(dataDir, { env: { SMTP_URL: server.url } });
  const ends: number[] = [];
  let product = await begin();
  const token = await invite(product, people);
  for (let left = kills; left > 0; left -= 1) {
    const until = (ends.at(-1) ?? 0) + Math.random() * ((2 * (total - delivered(server))) / (left + 1));
    await waitUntil(() => server.mails.length >= until);
    await setTimeout(Math.random() * 3 * slowestReply);
    await product.stop('SIGKILL');
    // What was sent before the kill still arrives.
    await setTimeout(10 * slowestReply);
    ends.push(server.mails.length);
    product = await begin();
  }
  await waitUntil(() => isQueueEmpty(product, token));
  await product.stop();
  return [...ends, server.mails.length];
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** How many mails of each process a later one has sent again, and how many came twice from one. */
function repeats({ mails }: MailServer, ends: readonly number[]) {
  const recipients = ends.map((end, run) => mails.slice(ends[run - 1] ?? 0, end).flatMap((mail) => mail.recipients));
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
    const server = await openMailServer({ replyAfter: () => Math.random() * slowestReply });
    const ends = await sendAndKill(dataDir, server, people, rounds).finally(server.close);
    const { again, within } = repeats(server, ends);
    const arrived = delivered(server);
    const ids = new Set(server.mails.map(({ messageId }) => messageId)).size;
    const left = look(dataDir, (database) => ({
      sound: isSound(database),
      mails: Number(database.prepare('select count(*) from mails').pluck().get()),
    }));
    const most = Math.max(...again);
    return {
      ok: left.sound && left.mails === 0 && arrived === total && ids === total && within === 0 && most <= underWay,
      figure:
        `${rounds} times killed while ${total} mails were sent: ${arrived} delivered, ${total - arrived} lost, ${left.mails} left in the queue; ` +
        `${sum(again)} delivered again, ${most} at most after a kill (${underWay} are under way at once), ${within} without a kill; ` +
        `${ids} different Message-IDs`,
    };
  });
