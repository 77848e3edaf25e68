const minute = 60 * 1000;

/** How long a session with a coach takes in a calendar. */
export const sessionMinutes = 60;

/** A session that has begun is still shown for so long: somebody may come late to it, and it may last longer. */
export const shownSinceBegun = 2 * sessionMinutes * minute;

/** The earliest beginning of a session that is still ahead or under way, in epoch milliseconds. */
export const earliestAhead = (now: number): number => now - shownSinceBegun;

/** The individual sessions of the itinerary. Its group sessions are as many. */
export const itinerarySessions = 7;

/** The number of the session to prepare: the one after those that are over, and the last one from there on. */
export const sessionToPrepare = (held: number): number => Math.min(held + 1, itinerarySessions);
