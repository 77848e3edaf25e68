import type { paths } from '@miraco/contract/paths';

/** Who looks at a screen. A client is one of four people, as the same screen shows each of them something else. */
export const seats = ['visitor', 'nothing', 'half', 'finished', 'later', 'coach', 'administrator'] as const;
export type Seat = (typeof seats)[number];

export const roles = ['visitor', 'client', 'coach', 'administrator'] as const;
export type Role = (typeof roles)[number];

export const roleOf = (seat: Seat): Role =>
  seat === 'visitor' || seat === 'coach' || seat === 'administrator' ? seat : 'client';

export const seatTitles: Readonly<Record<Seat, string>> = {
  visitor: 'Visitor',
  nothing: 'Client in phase 1 with nothing done',
  half: 'Client in phase 1 with half of it done',
  finished: 'Client in phase 1 with all of it done',
  later: 'Client in the later phases',
  coach: 'Coach',
  administrator: 'Administrator',
};

/** Who sees a path, or why nobody is shown it here. */
type Screen = { seats: readonly Seat[] } | { excluded: string };

type Screens = Readonly<Record<keyof typeof paths, Screen>>;

const seenBy = (...seen: readonly Seat[]): Screen => ({ seats: seen });
const excluded = (reason: string): Screen => ({ excluded: reason });

const visitor = seenBy('visitor');
const everyClient = seenBy('nothing', 'half', 'finished', 'later');
const afterTheTest = seenBy('half', 'finished', 'later');
/** Alike for every client. */
const later = seenBy('later');
/** Closed for a client in phase 1, with the same words on every page of the phase. */
const closedAndOpen = seenBy('finished', 'later');
const team = seenBy('coach', 'administrator');

/** Every path of the web app. */
export const screens: Screens = {
  home: visitor,
  landing: visitor,
  evaluate: visitor,
  method: visitor,
  login: excluded('the same page as /auth'),
  auth: visitor,
  forgotPassword: visitor,
  resetPassword: visitor,
  invitation: visitor,
  newAddress: visitor,
  start: visitor,
  mails: visitor,
  client: excluded('leads to /client/profile'),
  profile: everyClient,
  editProfile: later,
  todaysProfile: everyClient,
  progress: everyClient,
  myData: later,
  security: later,
  initialTest: seenBy('nothing'),
  result: afterTheTest,
  conscience: everyClient,
  weak: everyClient,
  prospect: everyClient,
  mediumHard: everyClient,
  harmful: everyClient,
  resume: everyClient,
  resumeLater: excluded('the same page as /client/resume'),
  polarity: everyClient,
  weekly: closedAndOpen,
  weeklyResult: later,
  evaluation: later,
  training: later,
  historical: later,
  essential: later,
  guide: later,
  explain: later,
  manifest: later,
  personal: closedAndOpen,
  personalResume: later,
  professional: later,
  couple: later,
  scenarios: later,
  admin: excluded('leads to /admin/dashboard'),
  dashboard: team,
  users: team,
  importUsers: team,
  newUser: team,
  editUser: team,
  clientOverview: team,
  clientBrief: team,
  conscienceResults: team,
  responsibilityResults: team,
  impactResults: team,
  groupBriefs: team,
  settings: seenBy('administrator'),
  guides: team,
  editGuide: team,
};
