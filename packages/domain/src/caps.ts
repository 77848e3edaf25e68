/**
 * The maximum number of entries in each list. A user's list is read as a whole, so its length is the load that one user can cause.
 * Each cap is many times what the method needs. Adding beyond it is refused; existing entries stay.
 */
export const caps = {
  /** Per user. The method works with two, one about oneself and one about others. */
  prospects: 200,
  /** Per user. As many as expectations, which are read together with them. */
  harmfulHabits: 200,
  /** Per user, those to be done and essential ones. About twenty for each of the 23 virtues. */
  exercises: 500,
  /** Per user and guide. An administrator has to read each before it is published. */
  pendingComments: 20,
  /** Per user on all guides. 20 on each of the 23 would be 460 to read. */
  pendingCommentsInAll: 100,
  /** Per user in any 24 hours. One a week is expected. */
  weeklyTests: 10,
  /** Per client. A note after a weekly meeting makes 52 a year. */
  coachNotes: 1_000,
  /** Per client. A meeting a week makes 52 a year. */
  coachingSessions: 1_000,
  /** The clients of a coach. Their list is searched and sorted as a whole. */
  caseload: 1_000,
  /** Groups of clients, in all. */
  groups: 1_000,
  /** Per guide: the pictures of its draft and of all versions that are kept. */
  guidePictures: 100,
} as const;

export type CappedList = keyof typeof caps;

export const cappedLists = Object.keys(caps) as CappedList[];

/** In milliseconds. Weekly tests are not counted by the day, which begins at another time in each time zone. */
export const weeklyTestsWithin = 24 * 60 * 60 * 1000;

/** The number of entries kept, per user if nothing else is said, in lists where the oldest is deleted to make room for the newest. */
export const kept = {
  /** The least recently used session is signed out. */
  sessions: 100,
  /** The browsers and networks from which a user signed in. */
  signInOrigins: 20,
  /** Uploaded pictures that are not shown anywhere. */
  unusedImages: 10,
  /** Deleted exercises, and finished ones that are not essential. Deleted ones go first. Five years of four finished each week. */
  exercisesPutAway: 1_000,
  /** Of all exercises together, the earliest days go first. Ten years of eight exercises a day. */
  completions: 30_000,
  /** Per guide: what was published, the latest included. */
  guideVersions: 50,
} as const;

export const hasRoom = (list: CappedList, entries: number): boolean => entries < caps[list];

/** Whether to warn the owner of a list: from 90 % of its cap on. */
export const isNearlyFull = (list: CappedList, entries: number): boolean => entries * 10 >= caps[list] * 9;

/** The web app saves a form at most 40 times a minute, however fast it is filled in. */
export const writesAMinute = { client: 120, administrator: 600 } as const;
