// Runs every check of the project, with the totals in one last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { playwrightResult, vitestResult } from './reports.mjs';
import { compileCache } from './runtime.mjs';
import { buildWeb, run, runQuietly, tool, useBrowser } from './setup.mjs';
import { memoryFolder } from './test-folder.mjs';

await install({ development: true });

const reports = mkdtempSync(join(tmpdir(), 'miraco-test-'));
const total = { passed: 0, failed: 0, flaky: [] };

function count(name, began, { passed, failed, flaky = [] }) {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n${failed > 0 ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  total.passed += passed;
  total.failed += failed;
  total.flaky.push(...flaky);
}

/** A check that either holds or does not. It prints when it has ended, so that checks side by side stay apart. */
async function check(name, args, options) {
  const began = performance.now();
  const { exitCode, text } = await runQuietly(args, options);
  console.log(text.trimEnd());
  count(name, began, { passed: Number(exitCode === 0), failed: Number(exitCode !== 0) });
}

/** A test runner, which reports its tests as JSON; one that breaks down, or reports none, counts as a failed test. */
async function suite(name, args, report, read, env) {
  const began = performance.now();
  const status = await run(args, { env });
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(error);
  }
  const brokenDown = result.failed === 0 && (status !== 0 || result.passed === 0);
  count(name, began, { ...result, failed: result.failed + Number(brokenDown) });
}

const turbo = tool('turbo', 'bin', 'turbo');
await Promise.all([
  buildWeb(),
  check('types', [turbo, 'run', 'types', '--output-logs=errors-only']),
  check('lint and walls', [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.']),
  useBrowser().then(() =>
    Promise.all([
      // It reads the configurations of the browser tests, and would unpack a browser beside the other search.
      check('nothing unused', [tool('knip', 'bin', 'knip.js')]),
      check('a third language', ['scripts/third-language/check.ts']),
    ]),
  ),
]);

// It measures: nothing else runs meanwhile.
await check('share of the limit', ['bench/guard.ts'], { env: compileCache });

await check('release', ['scripts/release/main.ts', '--check']);

// A configured TMPDIR is respected.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir();

async function vitest(name, args) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await suite(name, [tool('vitest', 'vitest.mjs'), 'run', ...args, ...reporters], report, vitestResult);
}

await vitest('units, all of the domain', ['--project=packages', '--coverage']);
// Without counting what is run, which takes a seventh of their time: the domain has its own tests.
await vitest('server and REST', ['--project=!packages']);
const browserReport = join(reports, 'browser.json');
await suite(
  'browser',
  [tool('@playwright', 'test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
  browserReport,
  playwrightResult,
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
);

for (const title of total.flaky) console.log(`flaky: ${title}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
