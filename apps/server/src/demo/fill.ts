import type { UserId } from '@miraco/contract/fields';
import { storedPhase } from '@miraco/domain/user-phase';
import { questionCount } from '@miraco/domain/wellness';
import type { Services } from '../services.ts';
import { type DemoClient, demoClients, fiveAnswers } from './clients.ts';
import { fillConscience } from './conscience.ts';
import { fillImpact } from './impact.ts';
import { lives } from './lives.ts';
import { fillPractice } from './practice/fill.ts';
import { putOffMails } from './put-off-mails.ts';
import { fillResponsibility } from './responsibility.ts';

export const demoPassword = 'demo1234';

const day = 24 * 60 * 60 * 1000;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

interface Times {
  /** When the client was added, epoch milliseconds. */
  began: number;
  now: number;
}

/** The wellness tests of a client: the initial one, a half-done one, and those of the weeks since. */
async function fillTests({ store }: Services, client: DemoClient, user: UserId, { began, now }: Times): Promise<void> {
  if (client.initial) {
    await store.wellnessTests.registerInitial({
      user,
      responses: client.initial.flatMap(fiveAnswers),
      date: began + day,
    });
  }
  if (client.draft) {
    const answered = [3, 2.5, 2.5, 3].flatMap(fiveAnswers).slice(0, client.draft);
    const responses = Array.from({ length: questionCount }, (_, question) => answered[question] ?? null);
    await store.drafts.save({ user, form: 'initial', content: { responses }, date: now - day });
  }
  for (const [week, mean] of (client.weeks ?? []).entries()) {
    const responses = [mean, mean - 0.3, mean + 0.3, mean].flatMap(fiveAnswers);
    await store.wellnessTests.registerWeekly({ user, responses, date: began + (week + 2) * 7 * day });
  }
}

async function fillLaterPhases(services: Services, client: DemoClient, user: UserId, now: number): Promise<void> {
  const { impact, language } = client;
  await fillResponsibility(services, { user, language }, now);
  const said = lives[0][language];
  if (impact) await fillImpact(services, { user, said, purposes: 3, date: now - day }, language);
  await services.store.users.edit(user, storedPhase('responsibility'), { editor: user, date: now });
}

/** Stores a few fictional clients with what they have done, as of `now`. */
async function fillSmallDemo(services: Services, passwordHash: string, now: number): Promise<void> {
  const { store } = services;
  for (const [position, client] of demoClients.entries()) {
    const username = plain(client.firstname);
    const weeks = client.weeks ?? [];
    const began = now - (weeks.length + 2) * 7 * day - position * day;
    const user = await store.users.register({
      username,
      email: `${username}@example.org`,
      passwordHash,
      firstname: client.firstname,
      lastname: client.lastname,
      address: client.language === 'es' ? `Calle del Olmo, ${position + 3}` : `${position + 3} Elm Street`,
      phone: `555 01${String(position).padStart(2, '0')}`,
      access: 'client',
      language: client.language,
      createdAt: began,
    });
    await fillTests(services, client, user, { began, now });
    if (client.conscience) {
      const whole = client.conscience === 'whole';
      await fillConscience(services, { user, language: client.language, whole }, began + 2 * day);
    }
    await store.users.signedIn(user, now - (client.away ?? 0) * day - position * 1000);
    if (client.finished) await fillLaterPhases(services, client, user, now);
    await putOffMails(services, user, now);
  }
}

/** The whole demo is a practice; the small one a client for each situation that a coach meets. */
type DemoSize = 'small' | 'whole';

/** Stores the fictional people of the demo with what they have done, as of `now`. */
export async function fillDemo(services: Services, size: DemoSize, now: number): Promise<void> {
  const { passwords, store } = services;
  const passwordHash = await passwords.hash(demoPassword);
  const [administrator] = await store.users.administrators();
  const fillSmall = () => fillSmallDemo(services, passwordHash, now);
  if (size === 'small' || !administrator) await fillSmall();
  else await fillPractice(services, fillSmall, { administrator: administrator.id, passwordHash, now });
}
