/** The tests value of an administrator. Spec 1, section 6. */
export const administratorTests = 'all';

/** The tests value of a coach, who sees their own clients only. */
export const coachTests = 'coach';

/** The tests values of those who work with clients. Any other is a client's. */
export const teamTests = [administratorTests, coachTests] as const;

/** The id of the access profile of clients. */
export const clientAccess = 'client';

/** Whether the tests value of a user, an access profile or a token is an administrator's. Spec 1, section 6. */
export function isAdministrator(tests: unknown): boolean {
  return tests === administratorTests;
}

/** Whether a change of the tests value opens more of other people’s data: somebody joins the team, or becomes an administrator. */
export function isAppointment(before: unknown, after: unknown): boolean {
  return isAdministrator(after) ? !isAdministrator(before) : isTeam(after) && !isTeam(before);
}

/** Whether it is that of an administrator or a coach. */
export function isTeam(tests: unknown): boolean {
  return teamTests.some((value) => value === tests);
}
