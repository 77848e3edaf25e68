const minute = 60 * 1000;

/** How long a session with a coach takes in a calendar. */
export const sessionMinutes = 60;

/** A session that has begun is still shown for so long: somebody may come late to it, and it may last longer. */
export const shownSinceBegun = 2 * sessionMinutes * minute;

/** The earliest beginning of a session that is still ahead or under way, in epoch milliseconds. */
export const earliestAhead = (now: number): number => now - shownSinceBegun;
