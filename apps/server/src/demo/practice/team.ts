import type { UserId } from '@miraco/contract/fields';
import type { Services } from '../../services.ts';
import { administratorName, type CoachName, coaches, groupNamed, placesOfDemo } from './people.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

export interface Filling {
  administrator: UserId;
  passwordHash: string;
  now: number;
}

export type CoachIds = ReadonlyMap<CoachName, UserId>;

export const timeZones = { es: 'Europe/Madrid', en: 'Europe/London' } as const;
export const streets = {
  es: (number: number) => `Calle del Olmo, ${number}`,
  en: (number: number) => `${number} Elm Street`,
};

/** The team: an administrator with a name, who is past the first day, and three coaches, who have been there from the beginning. */
export async function fillTeam({ store }: Services, { administrator, passwordHash, now }: Filling): Promise<CoachIds> {
  const { firstname, lastname } = administratorName;
  const editing = { editor: administrator, date: now };
  await store.users.edit(administrator, administratorName, editing);
  const contact = { name: `${firstname} ${lastname}`, phone: '555 0100', mail: 'julia@example.org', picture: null };
  const firstDay = { checklistDismissed: true, guidesSeen: true };
  await store.settings.set({ practice: { name: '', contact }, ...firstDay }, administrator);
  const ids = new Map<CoachName, UserId>();
  for (const { username, firstname, lastname, language, away } of coaches) {
    const names = { username, firstname, lastname, email: `${username}@example.org` };
    const place = { address: streets[language](12), phone: '555 0100', access: 'coach', language };
    const user = { ...names, ...place, passwordHash, createdAt: now - 780 * day };
    const id = await store.users.register(user, administrator);
    await store.users.signedIn(id, now - away * day - 40 * minute, timeZones[language]);
    ids.set(username, id);
  }
  return ids;
}

/** Gives the clients of the small demo a coach and a group. */
export async function placeSmallDemo({ store }: Services, coachIds: CoachIds, filling: Filling): Promise<void> {
  const { administrator, now } = filling;
  for (const { username, coach: name, group, seen } of placesOfDemo) {
    const found = await store.users.credentials(username);
    const coach = coachIds.get(name);
    if (!found || !coach) continue;
    const { id: user } = found;
    await store.users.edit(user, { coach, group: group && groupNamed(group) }, { editor: user, date: now });
    if (!seen) continue;
    for (const reader of [administrator, coach])
      await store.careLines.see({ user, source: 'prospect', coach: reader, date: now, now });
  }
}
