import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { momentOf } from './names.ts';
import type { PlaceAddress } from './place-address.ts';
import { openPlace } from './places/open.ts';
import { type Place, partOf } from './places/place.ts';
import { type Keep, superfluous } from './retention.ts';

/** Milliseconds. The part of a copy that is older was left by one that was interrupted. */
const longestCopy = 24 * 60 * 60 * 1000;

interface Copying {
  /** A backup with the name of a scheduled one. */
  file: string;
  address: PlaceAddress;
  keep: Keep;
  now: number;
}

const interrupted = (names: readonly string[], now: number) =>
  names.filter((name) => {
    const whole = name.replace(/\.part$/, '');
    const moment = name === partOf(whole) ? momentOf(whole) : null;
    return moment !== null && now - moment > longestCopy;
  });

async function copyTo(place: Place, { file, keep, now }: Copying): Promise<void> {
  const name = basename(file);
  const there = await place.list();
  const { size } = await stat(file);
  // One that has its name was verified before it got it.
  if (!there.some((copy) => copy.name === name && copy.size === size)) await place.put(file, name);
  const names = [...new Set([...there.map((copy) => copy.name), name])];
  for (const old of [...superfluous(names, keep, now), ...interrupted(names, now)]) await place.remove(old);
}

/**
 * Copies a backup to another place, verifies the copy, and removes there what is kept no longer. Files with other names are left alone.
 * @throws PlaceFailed
 */
export async function copyBackup(copying: Copying): Promise<void> {
  const place = await openPlace(copying.address);
  await copyTo(place, copying).finally(() => place.close());
}
