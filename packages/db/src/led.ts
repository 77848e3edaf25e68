import { and, type SQL } from 'drizzle-orm';
import type { Dialect } from './engine.ts';

/** All of these conditions. The first leads to the rows by its index; the others are checked for each of these rows. */
export const led = ({ checked }: Dialect, [first, ...others]: readonly SQL[]) => and(first, ...others.map(checked));
