import { password } from './fields.ts';
import { z } from './messages.ts';
import { userFields } from './users.ts';

/** The columns of a file of clients, by the names of the fields. A password is optional: without one it is set by mail. */
export const importColumns = ['username', 'email', 'firstname', 'lastname', 'address', 'phone', 'password'] as const;
export type ImportColumn = (typeof importColumns)[number];

export const requiredImportColumns = importColumns.filter((column) => column !== 'password');

/** As many as one transaction stores without keeping others waiting. */
export const mostImported = 500;

/** A row as it stands in the file; what it must look like is told row by row. */
const importRow = z.partialRecord(z.enum(importColumns), z.string().max(1000));
export type ImportRow = z.infer<typeof importRow>;

export const importUsersInput = z.object({ rows: z.array(importRow).min(1).max(mostImported) });

/** A row that can be stored, its faults aside that only the other users tell. */
export const importedUser = userFields
  .omit({ access: true })
  .extend({ password: z.preprocess((value) => (value === '' ? undefined : value), password.optional()) });
