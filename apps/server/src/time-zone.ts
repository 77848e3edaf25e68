import type { UserId } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { Temporal } from 'temporal-polyfill';
import { quotesRemark } from './config.ts';

/** The canonical name of a time zone that local times can be computed in. */
export type Zone = string & { readonly isZone: true };

type Name = string | null | undefined;

/**
 * Asks the library that computes local times: Intl also takes `JST` or `−02:00`, with which that library throws. Null for no name, and
 * for one that it does not know.
 */
export function zoneNamed(name: Name): Zone | null {
  if (!name) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId as Zone;
  } catch {
    return null;
  }
}

/** The zone of the server; null where TZ, or the system, names none that is known. */
const serverZone = zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone);

const utc = 'UTC' as Zone;

/** The first name that can be used, else the zone of the server, else UTC. */
export const zoneOf = (...names: readonly Name[]): Zone => {
  for (const name of names) {
    const zone = zoneNamed(name);
    if (zone) return zone;
  }
  return serverZone ?? utc;
};

/** Where a user is: the zone that their browser says in a call, else the one of their last sign-in. */
export const zoneOfUser = async ({ mailPreferences }: Pick<Store, 'mailPreferences'>, user: UserId, hint?: Name) =>
  zoneNamed(hint) ?? zoneOf((await mailPreferences.of(user))?.timeZone);

/** What is wrong with the zone of the server, for its log; null for nothing. */
export function zoneWarning(tz: string | undefined): string | null {
  if (serverZone) return null;
  const found = tz === undefined ? 'the time zone of this machine is not known' : 'TZ names no time zone that is known';
  return `${found}, and UTC takes its place: set TZ to a name such as Europe/Madrid.${quotesRemark(tz)}`;
}
