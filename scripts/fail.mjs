/** What a process ends with when nothing but another configuration helps (EX_CONFIG of sysexits.h): starting it again is of no use. */
export const configurationError = 78;

/**
 * Ends the process with one line that says what is wrong and what to do.
 * @param {string} message
 * @param {number} [exitCode]
 * @returns {never}
 */
export function fail(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}
