/**
 * How many entries of each list there may be. A list of a user is read as a whole, so its length is what one user can cost all
 * others. Each cap is many times what the method asks for. Adding beyond one is refused; what is there already stays.
 */
export const caps = {
  /** Of a user: the method works with two, one about oneself and one about others. */
  prospects: 200,
  /** Of a user: the same as expectations, which they are read beside. */
  harmfulHabits: 200,
  /** Of a user, those to be done and the essential ones: about twenty for each of the 23 virtues. */
  exercises: 500,
  /** Of a user on one guide: somebody has to read each before it is published. */
  pendingComments: 20,
  /** Of a user on all guides together: 20 on each of the 23 would be 460 to read. */
  pendingCommentsInAll: 100,
  /** Of a user in any 24 hours: one a week is meant. */
  weeklyTests: 10,
  /** About one client: a note after a meeting every week is 52 a year. */
  coachNotes: 1_000,
} as const;

export type CappedList = keyof typeof caps;

export const cappedLists = Object.keys(caps) as CappedList[];

/** Weekly tests are counted over so many milliseconds, and not by the day, which begins elsewhere in each time zone. */
export const weeklyTestsWithin = 24 * 60 * 60 * 1000;

/** What is kept of a user where nobody has to choose what goes: beyond these the oldest makes room for the newest. */
export const kept = {
  /** Browsers in which somebody is signed in; the longest unused one is signed out. */
  sessions: 100,
  /** Pictures that were uploaded and are not shown anywhere. */
  unusedImages: 10,
  /** Exercises that were deleted or are done without being essential: deleted ones go first. Five years of four finished each week. */
  exercisesPutAway: 1_000,
} as const;

/** Whether a list has room for one more entry. */
export const hasRoom = (list: CappedList, entries: number): boolean => entries < caps[list];

/** Whether a list is so full that its owner should know: from 90 % of its cap on. */
export const isNearlyFull = (list: CappedList, entries: number): boolean => entries * 10 >= caps[list] * 9;

/** Changes that a user may ask for in a minute. The web app saves a form at most 40 times in a minute, however it is filled in. */
export const writesAMinute = { client: 120, administrator: 600 } as const;
