import { emptyAsAbsent, password } from './fields.ts';
import { z } from './messages.ts';
import { groupName, userFields } from './users.ts';

/** The columns of a CSV file of clients, named as the fields. Clients without a password are invited to choose one. */
export const importColumns = [
  'username',
  'email',
  'firstname',
  'lastname',
  'address',
  'phone',
  'group',
  'coach',
  'language',
  'password',
] as const;
export type ImportColumn = (typeof importColumns)[number];

export const requiredImportColumns = ['email', 'firstname', 'lastname'] as const satisfies readonly ImportColumn[];

/** One transaction stores this many without delaying other requests. */
export const mostImported = 500;

/** A row as it is in the file. Rows are validated one by one, so that the errors of each are reported. */
const importRow = z.partialRecord(z.enum(importColumns), z.string().max(1000));
export type ImportRow = z.infer<typeof importRow>;

export const importUsersInput = z.object({ rows: z.array(importRow).min(1).max(mostImported) });

/**
 * A row that can be stored, unless another user has its username or address. The coach is named by their username, address or full
 * name, and the language by its code or its name: both are looked up.
 */
export const importedUser = userFields.omit({ access: true }).extend({
  address: emptyAsAbsent(userFields.shape.address),
  phone: emptyAsAbsent(userFields.shape.phone),
  group: emptyAsAbsent(groupName),
  password: emptyAsAbsent(password),
});
