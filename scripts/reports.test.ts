import { expect, test } from 'vitest';
import { playwrightResult, vitestResult } from './reports.mjs';

const specOf = (title: string, status: string) => ({ title, tests: [{ projectName: 'en desktop', status }] });

test('a browser test that passed only when tried again counts as passed, and is named', () => {
  const suites = [
    {
      title: 'drafts.spec.ts',
      specs: [specOf('a reload goes on', 'flaky'), specOf('another device goes on', 'expected')],
      suites: [{ title: 'without a network', specs: [specOf('an answer is kept', 'flaky')] }],
    },
    { title: 'users.spec.ts', specs: [specOf('a user is changed', 'unexpected')] },
  ];
  expect(playwrightResult({ stats: { expected: 1, unexpected: 1, flaky: 2 }, suites })).toEqual({
    passed: 3,
    failed: 1,
    flaky: [
      '[en desktop] › drafts.spec.ts › a reload goes on',
      '[en desktop] › drafts.spec.ts › without a network › an answer is kept',
    ],
  });
});

test('of vitest the passed and the failed tests count', () => {
  expect(vitestResult({ numPassedTests: 5, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2, flaky: [] });
});
