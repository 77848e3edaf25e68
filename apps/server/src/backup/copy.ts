import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { momentOf } from './names.ts';
import { own } from './owner.ts';
import type { PlaceAddress } from './place-address.ts';
import { openPlace } from './places/open.ts';
import { type Place, partOf } from './places/place.ts';
import { type Keep, superfluous } from './retention.ts';

/** Milliseconds. The part of a copy that is older was left by one that was interrupted. */
const longestCopy = 24 * 60 * 60 * 1000;

const interrupted = (names: readonly string[], now: number) =>
  names.filter((name) => {
    const whole = name.replace(/\.part$/, '');
    const moment = name === partOf(whole) ? momentOf(whole) : null;
    return moment !== null && now - moment > longestCopy;
  });

async function at<Result>(address: PlaceAddress, use: (place: Place) => Promise<Result>): Promise<Result> {
  const place = await openPlace(address);
  return use(place).finally(() => place.close());
}

interface Copying {
  /** A backup with the name of a scheduled one. */
  file: string;
  address: PlaceAddress;
  /** Sixteen digits that tell the practice from others. */
  owner: string;
}

/** Copies a backup to another place, and examines the copy. @throws PlaceFailed, for instance if the place is of another practice */
export async function copyBackup({ address, file, owner }: Copying): Promise<void> {
  const name = basename(file);
  await at(address, async (place) => {
    const there = await place.list();
    await own(place, { names: there.map(({ name }) => name), owner, file, shown: address.shown });
    const { size } = await stat(file);
    // One that has its name was examined before it got it.
    if (!there.some((copy) => copy.name === name && copy.size === size)) await place.put(file, name);
  });
}

interface Pruning {
  address: PlaceAddress;
  keep: Keep;
  now: number;
}

/**
 * Removes the copies in another place that are kept no longer, all that can be. Files with other names are left alone.
 * @throws PlaceFailed, the first one, after all were tried
 */
export async function pruneCopies({ address, keep, now }: Pruning): Promise<void> {
  await at(address, async (place) => {
    const names = (await place.list()).map(({ name }) => name);
    const failures: unknown[] = [];
    for (const old of [...superfluous(names, keep, now), ...interrupted(names, now)]) {
      await place.remove(old).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  });
}
