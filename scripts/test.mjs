// Every check of the project, one after the other, and what became of them in one last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { compileCache } from './runtime.mjs';
import { buildWeb, run, tool, useBrowser } from './setup.mjs';

await install({ development: true });
await useBrowser();

const reports = mkdtempSync(join(tmpdir(), 'miraco-test-'));
const total = { passed: 0, failed: 0 };

function count(name, { passed, failed }) {
  console.log(`\n${failed > 0 ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
}

/** A check that either holds or does not. */
async function check(name, args, options) {
  const ok = (await run(args, options)) === 0;
  count(name, { passed: Number(ok), failed: Number(!ok) });
}

/** A test runner, which reports its tests as JSON; one that breaks down, or reports none, counts as a failed test. */
async function suite(name, args, report, read, env) {
  const status = await run(args, { env });
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(error);
  }
  const brokenDown = result.failed === 0 && (status !== 0 || result.passed === 0);
  count(name, { passed: result.passed, failed: result.failed + Number(brokenDown) });
}

const turbo = tool('turbo', 'bin', 'turbo');
await check('lint and walls', [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.']);
await check('types', [turbo, 'run', 'types', '--output-logs=errors-only']);
await check('nothing unused', [tool('knip', 'bin', 'knip.js')]);

await buildWeb();
// Before the tests, while nothing else runs.
await check('share of the limit', ['bench/guard.ts'], { env: compileCache });
const unitReport = join(reports, 'unit.json');
await suite(
  'unit, server and REST',
  [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--coverage',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  unitReport,
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);
const browserReport = join(reports, 'browser.json');
await suite(
  'browser',
  [tool('@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
  browserReport,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
);

console.log(`${total.passed} passed, ${total.failed} failed`);
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
