import { clientAccess } from '@miraco/domain/access';
import { storedPhase } from '@miraco/domain/user-phase';
import { seedGuides } from '../../responsibility/default-guides.ts';
import type { Services } from '../../services.ts';
import { fillImpact } from '../impact.ts';
import { lives } from '../lives.ts';
import { putOffMails } from '../put-off-mails.ts';
import type { Client } from './client.ts';
import { fillCoaching, fillComments } from './coaching.ts';
import { fillConscienceSteps } from './conscience.ts';
import { groupNamed, type PracticePerson, practicePeople } from './people.ts';
import { randomOf } from './random.ts';
import { type CoachIds, type Filling, fillTeam, placeSmallDemo, streets, timeZones } from './team.ts';
import { fillTraining } from './training.ts';
import { fillWeeks } from './wellness.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const week = 7 * day;

/** An invitation that is on its way, was opened, or has expired. Its token is nowhere: no text has this hash. */
async function fillInvitation({ store }: Services, client: Client): Promise<void> {
  const { person, now, random, user } = client;
  const { entering, joined } = person;
  if (!entering || entering === 'new') return;
  const issuedAt = random.timeOf(now, joined);
  const link = { user, kind: 'invitation', tokenHash: `no token: ${person.username}` } as const;
  await store.passwordLinks.issue({ ...link, issuedAt, expiresAt: issuedAt + week });
  if (entering === 'opened') await store.passwordLinks.opened({ ...link, now: random.timeOf(now, joined - 1) });
}

/** Opens the later phases, and fills in what has been done there since. No mail says so. */
async function fillLaterPhases(services: Services, client: Client): Promise<void> {
  const { now, opened, person, random, user } = client;
  if (opened === null) return;
  const { store } = services;
  await store.users.edit(user, storedPhase('responsibility'), { editor: user, date: random.timeOf(now, opened) });
  await fillTraining(services, client);
  await fillWeeks(services, client);
  const { language, purposes } = person;
  const [life] = random.some(lives, 1);
  if (!purposes || !life) return;
  const date = client.at(Math.round(opened * 0.3));
  await fillImpact(services, { user, said: life[language], purposes, date }, language);
}

/** Notes the latest sign-in, and what was answered and done last. */
async function fillLastActive({ store }: Services, client: Client, answeredAt: number | null): Promise<void> {
  const { now, person, random, user } = client;
  if (person.entering) return;
  const away = person.away ?? random.between(0, 6);
  const signedIn = away === 0 ? now - random.between(5, 100) * minute : random.timeOf(now, away);
  const latest = Math.max(answeredAt ?? 0, signedIn);
  await store.users.signedIn(user, latest, timeZones[person.language]);
  if (answeredAt === null) return;
  await store.users.answering(user, answeredAt, () => store.users.wasActive(user, latest));
}

/** Who has looked at the client since the latest answer: for the others it is new. */
async function fillVisits({ store }: Services, client: Client, filling: Filling): Promise<void> {
  const { coach, now, random, user } = client;
  for (const [visitor, share] of [
    [coach, 0.75],
    [filling.administrator, 0.85],
  ] as const) {
    if (visitor && random.chance(share)) await store.clientOverview.visit({ visitor, user, date: now - 30 * minute });
  }
}

async function register({ store }: Services, person: PracticePerson, coaches: CoachIds, filling: Filling) {
  const { username, firstname, lastname, language, group, joined } = person;
  const random = randomOf(username);
  const coach = (person.coach && coaches.get(person.coach)) ?? null;
  const createdAt = random.timeOf(filling.now, joined + 1);
  const names = { username, firstname, lastname, email: `${username}@example.org` };
  const address = streets[language](random.between(1, 90));
  const phone = `555 01${String(random.between(20, 99))}`;
  const place = { coach, group: group && groupNamed(group), access: clientAccess, language };
  const user = await store.users.register(
    { ...names, ...place, address, phone, createdAt, passwordHash: filling.passwordHash },
    filling.administrator,
  );
  return { user, person, coach, random };
}

/** Whether the later phases are open, and since how many days. */
function openedOf(client: Pick<Client, 'person' | 'random'>): number | null {
  const { entering, joined, steps = 4, waiting } = client.person;
  return entering || steps < 4 || waiting ? null : joined - client.random.between(20, 27);
}

type Registered = Awaited<ReturnType<typeof register>>;

async function fillClient(services: Services, registered: Registered, filling: Filling): Promise<Client> {
  const { now } = filling;
  const away = registered.person.away ?? 0;
  let answeredAt: number | null = null;
  const client: Client = {
    ...{ ...registered, now, opened: openedOf(registered) },
    at: (daysAgo) => {
      const date = registered.random.timeOf(now, Math.max(daysAgo, away, 1));
      answeredAt = Math.max(answeredAt ?? 0, date);
      return date;
    },
  };
  const { person, user } = client;
  await fillInvitation(services, client);
  await fillConscienceSteps(services, client);
  await fillLaterPhases(services, client);
  await fillCoaching(services, client);
  await fillLastActive(services, client, answeredAt);
  await fillVisits(services, client, filling);
  await putOffMails(services, user, now);
  const { administrator: editor } = filling;
  if (person.leaving) await services.store.deletionRequests.add(user, now - person.leaving * day);
  const date = now - ((person.away ?? 0) - 20) * day;
  if (person.archived) await services.store.clientDeeds.archive([user], true, { editor, date });
  return client;
}

/** Since then the clients of the small demo have come, in days ago. */
const sinceSmallDemo = 100;

/**
 * Adds a practice of two years to the clients of the small demo: three coaches, two groups, and what 49 clients have done. The small demo
 * is filled in between: users are listed in the order in which they were added.
 */
export async function fillPractice(
  services: Services,
  fillSmallDemo: () => Promise<void>,
  filling: Filling,
): Promise<void> {
  await seedGuides(services);
  const coachIds = await fillTeam(services, filling);
  const registered: Registered[] = [];
  const registerAll = async (people: readonly PracticePerson[]) => {
    for (const person of people) registered.push(await register(services, person, coachIds, filling));
  };
  await registerAll(practicePeople.filter(({ joined }) => joined > sinceSmallDemo));
  await fillSmallDemo();
  await placeSmallDemo(services, coachIds, filling);
  await registerAll(practicePeople.filter(({ joined }) => joined <= sinceSmallDemo));
  // Together: their writes share transactions.
  const clients = await Promise.all(registered.map((each) => fillClient(services, each, filling)));
  await fillComments(services, clients);
}
