/** The exit code of a configuration error (EX_CONFIG of sysexits.h): a restart without another configuration is useless. */
export const configurationError = 78;

/**
 * Ends the process with one line that names the error and the remedy.
 * @param {string} message
 * @param {number} [exitCode]
 * @returns {never}
 */
export function fail(message, exitCode = 1) {
  console.error(message);
  process.exit(exitCode);
}
