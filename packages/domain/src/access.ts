/** The tests value of an administrator; any other is a client's. Spec 1, section 6. */
export const administratorTests = 'all';

/** Whether the tests value of a user, an access profile or a token is an administrator's. Spec 1, section 6. */
export function isAdministrator(tests: unknown): boolean {
  return tests === administratorTests;
}
