import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The database is the first member of a backup, and the manifest the last. */
export const databaseName = 'miraco.sqlite';
export const manifestName = 'manifest.json';

/** As the product names images. Names come from a database that others may have written: no other one is looked for. */
export const isImageName = (name: string) => /^[\da-f]{32}\.webp$/.test(name);

const isImageMember = (name: string) => name.startsWith('images/') && isImageName(name.slice('images/'.length));

export const isMemberName = (name: string) => name === databaseName || isImageMember(name);

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

const sha256Field = z.stringFormat('sha256', /^[\da-f]{64}$/);

const member = z.strictObject({
  name: z.stringFormat('member', isMemberName),
  size: z.int().min(0),
  sha256: sha256Field,
});

/** What a backup holds, in every format. */
export const contentsSchema = z.strictObject({
  created: z.iso.datetime(),
  members: z
    .array(member)
    .min(1)
    .refine((members) => members[0]?.name === databaseName)
    .refine((members) => new Set(members.map(({ name }) => name)).size === members.length),
  /** Images that the database names but that were not found. */
  missing: z.array(z.string()),
});

export type Member = z.infer<typeof member>;
export type Contents = z.infer<typeof contentsSchema>;

/** Format 1 was a container of this product; see `format-1.ts`. */
const format = 2;

/** `manifest.json`. `version` is that of the product that made the backup. */
export const manifestSchema = z.strictObject({
  format: z.literal(format),
  version: z.string(),
  ...contentsSchema.shape,
  sha256: sha256Field,
});

/** The manifest as it is written. `sha256` is that of its other fields as JSON without white space, so that it checks itself. */
export function manifestText(version: string, { created, members, missing }: Contents): string {
  const fields = { format, version, created, members, missing };
  return `${JSON.stringify({ ...fields, sha256: sha256(JSON.stringify(fields)) }, null, 2)}\n`;
}

/** A backup or restore that is refused, with a message for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  /** For the pages of administrators. */
  readonly reason: 'refused' | 'passphrase' | 'noRoom' | 'damaged';

  constructor(message: string, reason: BackupRefused['reason'] = 'refused') {
    super(message);
    this.reason = reason;
  }
}

export const damaged = (what: string) => new BackupRefused(`The file is damaged or cut off: ${what}.`);

export const notOurs = () => new BackupRefused('The file contains something that does not belong to a backup.');
