// Reads the JSON reports of the test runners: the number of passed and failed tests, and those that passed only in a retry.

/** @typedef {{ passed: number, failed: number, flaky: string[] }} Result */

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} report of vitest
 * @returns {Result}
 */
export const vitestResult = ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  flaky: [],
});

/** The titles of the tests of a suite that have a status, each with those of the suites around it. */
function titlesOf({ title, specs = [], suites = [] }, status) {
  const own = specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === status).map((test) => `[${test.projectName}] › ${spec.title}`),
  );
  const inner = suites.flatMap((suite) => titlesOf(suite, status));
  return [...own, ...inner].map((line) => line.replace('] › ', `] › ${title} › `));
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: object[] }} report of Playwright
 * @returns {Result}
 */
export const playwrightResult = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  flaky: suites.flatMap((suite) => titlesOf(suite, 'flaky')),
});
