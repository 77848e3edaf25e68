import { questionCount } from '@miraco/domain/wellness';
import type { Services } from '../services.ts';
import { demoClients, fiveAnswers } from './clients.ts';
import { fillConscience } from './conscience.ts';
import { fillResponsibility } from './responsibility.ts';

export const demoPassword = 'demo1234';

const day = 24 * 60 * 60 * 1000;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

/** Stores the fictional clients with what they have done, as of `now`. */
export async function fillDemo(services: Services, now: number): Promise<void> {
  const { passwords, store } = services;
  const passwordHash = await passwords.hash(demoPassword);
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
    for (const [week, mean] of weeks.entries()) {
      const responses = [mean, mean - 0.3, mean + 0.3, mean].flatMap(fiveAnswers);
      await store.wellnessTests.registerWeekly({ user, responses, date: began + (week + 2) * 7 * day });
    }
    if (client.conscience) {
      const whole = client.conscience === 'whole';
      await fillConscience(services, { user, language: client.language, whole }, began + 2 * day);
    }
    if (!client.finished) continue;
    await fillResponsibility(services, { user, language: client.language }, now);
    await store.users.edit(user, { activeTest: false }, { editor: user, date: now });
  }
}
