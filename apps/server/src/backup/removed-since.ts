import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findReturning, type Returning, removeAgain } from '@miraco/db/removals';
import { command, quoted } from '../commands.ts';
import { ConfigError } from '../config.ts';
import { databaseName } from './format.ts';
import { imagesIn, namesIn } from './images.ts';

const option = 'bring-back';

/** The answer of an operator about the users who were removed since: their ids, or all or none of them. */
export const bringBackOptions = { [option]: { type: 'string', multiple: true } } as const;

const bringBackOption = `--${option}`;

export const bringBackUsage = `[${bringBackOption} ID]`;

export type BringBack = readonly string[] | undefined;

type Removed = Parameters<typeof findReturning>[1];

const line = ({ name, removedAt, user }: Returning) =>
  `  ${user}  ${name}, removed on ${new Date(removedAt).toISOString().slice(0, 10)}`;

function question(returning: readonly Returning[], typed: string): string {
  const [first] = returning;
  return [
    'Nothing was changed. These users were removed since, and not at their own request:',
    ...returning.map(line),
    'Say who comes back; the others stay removed:',
    `  ${typed} ${bringBackOption} none`,
    `  ${typed} ${bringBackOption} ${first?.user ?? 'ID'}  (once for each)`,
    `  ${typed} ${bringBackOption} all`,
  ].join('\n');
}

/** @throws ConfigError for answers that contradict each other */
function assertAgreeing(answers: BringBack = []): void {
  const [one] = answers.filter((answer) => answer === 'all' || answer === 'none');
  const other = answers.find((answer) => answer !== one);
  if (one === undefined || other === undefined) return;
  throw new ConfigError(
    `${bringBackOption} ${one} and ${bringBackOption} ${other} contradict each other: give one of them. Nothing was changed.`,
  );
}

/** @throws ConfigError for an answer that names somebody else */
function assertAnswers(returning: readonly Returning[], answer: readonly string[]): void {
  for (const id of answer.filter((one) => one !== 'all' && one !== 'none')) {
    const named = returning.find(({ user }) => user === id);
    if (!named)
      throw new ConfigError(`${bringBackOption} ${id}: nobody with this id was removed since. Nothing was changed.`);
    if (named.asked) {
      throw new ConfigError(
        `${bringBackOption} ${id}: ${named.name} was removed at their own request, and stays so. Nothing was changed.`,
      );
    }
  }
}

/** The users who were removed since an older database was made, and are in it. */
export interface RemovedSince {
  /** At their own request: they are removed again. */
  readonly asked: readonly Returning[];
  readonly staying: readonly Returning[];
  readonly returning: readonly Returning[];
  /** Whether there is still an administrator. */
  readonly isAdministered: boolean;
}

/**
 * Decides who of those who were removed since is removed again.
 * @throws ConfigError, with the commands to choose from, while that is not answered
 */
function decide(
  found: readonly Returning[],
  bringBack: BringBack,
  typed: string,
): Omit<RemovedSince, 'isAdministered'> {
  const asked = found.filter((one) => one.asked);
  const others = found.filter((one) => !one.asked);
  if (bringBack === undefined && others.length > 0) throw new ConfigError(question(others, typed));
  const answer = bringBack ?? [];
  assertAnswers(found, answer);
  const comesBack = ({ user }: Returning) => answer.includes('all') || answer.includes(user);
  return { asked, staying: others.filter((one) => !comesBack(one)), returning: others.filter(comesBack) };
}

interface Applying {
  /** Null where nothing says who was removed. */
  removed: Removed | null;
  bringBack: BringBack;
  /** Whether the database may be brought up to this version. */
  isMigrated: boolean;
  /** What the operator typed. */
  typed: string;
}

/**
 * Removes those again from an older database who were removed since: all who had asked for it, and of the others those who are not to
 * come back. Returns them, and the names of the pictures that are left; null where nothing says who was removed.
 * @throws ConfigError while it is not said who comes back, or where that is contradictory
 */
export function applyRemovals(file: string, { bringBack, isMigrated, removed, typed }: Applying) {
  assertAgreeing(bringBack);
  if (removed === null) return null;
  const since = decide(findReturning(file, removed), bringBack, typed);
  const users = [...since.asked, ...since.staying].map(({ user }) => user);
  const { images, isAdministered } = removeAgain(file, { isMigrated, removed, users });
  return { since: { ...since, isAdministered }, images };
}

/** The same for what a backup was unpacked into: the pictures of those who are removed go, too. */
export async function applyToUnpacked(folder: string, applying: Applying): Promise<RemovedSince | null> {
  const applied = applyRemovals(join(folder, databaseName), applying);
  if (!applied) return null;
  const left = new Set(applied.images);
  for (const name of await namesIn(imagesIn(folder)))
    if (!left.has(name)) await rm(join(imagesIn(folder), name), { force: true });
  return applied.since;
}

/** How many users of the older database are not in it any more. */
export const countOfRemoved = (since: RemovedSince | null) => (since ? since.asked.length + since.staying.length : 0);

/** What an operator typed. */
export const restoreCommand = (file: string) => command('restore', quoted(file));

const names = (users: readonly Returning[]) => users.map(({ name }) => name).join(', ');

const noAdministrator =
  'No administrator is left: the next start makes one by ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD, as the first start does, and prints a password if it is not set.';

/** What is printed about them, in a line each. `moment` is that of the older database, if it is known. */
export function removalTexts(since: RemovedSince | null, moment?: string): string[] {
  if (since === null) {
    const after = moment === undefined ? 'since' : `after ${moment}`;
    return [
      `The list of those who were removed ${after} is not here: there was no database before, or one of an earlier version, or one that cannot be read. Anybody who was removed ${after} is back: remove them again.`,
    ];
  }
  const { asked, isAdministered, returning, staying } = since;
  return [
    ...(asked.length > 0 ? [`Removed again, as they had asked for it: ${names(asked)}.`] : []),
    ...(staying.length > 0 ? [`Removed again: ${names(staying)}.`] : []),
    ...(returning.length > 0 ? [`Back, although they were removed since: ${names(returning)}.`] : []),
    ...(isAdministered ? [] : [noAdministrator]),
  ];
}
