import { z } from 'zod';

/**
 * One file: the header, the members one after the other, the manifest as JSON, and the footer with the length and SHA-256 of the
 * manifest. The manifest has the size and SHA-256 of each member, so that every byte of the file is checked.
 */
export const header = 'miraco-backup 1\n';

/** The database is the first member. */
export const databaseName = 'miraco.sqlite';

/** As the product names images. Names come from a database that others may have written: no other one is looked for. */
export const isImageName = (name: string) => /^[\da-f]{32}\.webp$/.test(name);

const isMemberName = (name: string) => name.startsWith('images/') && isImageName(name.slice('images/'.length));

const memberName = z.union([z.literal(databaseName), z.stringFormat('image', isMemberName)]);

const member = z.strictObject({
  name: memberName,
  size: z.int().min(0),
  sha256: z.stringFormat('sha256', /^[\da-f]{64}$/),
});

export const manifestSchema = z.strictObject({
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
export type Manifest = z.infer<typeof manifestSchema>;

const digits = 12;

export const footerLength = 1 + digits + 1 + 64 + 1;

export const footer = (manifestLength: number, sha256: string) =>
  `\n${String(manifestLength).padStart(digits, '0')} ${sha256}\n`;

/** Null if the text is not a footer. */
export function readFooter(text: string): { length: number; sha256: string } | null {
  const [, length, sha256] = /^\n(\d{12}) ([\da-f]{64})\n$/.exec(text) ?? [];
  return length && sha256 ? { length: Number(length), sha256 } : null;
}

/** A backup or restore that is refused, with a message for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
