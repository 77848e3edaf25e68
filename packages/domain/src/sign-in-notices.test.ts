import { expect, it } from 'vitest';
import { teamTests } from './access.ts';
import { wantsSignInNotices } from './sign-in-notices.ts';

const clients = ['Initial', ''];

it.each(teamTests)('the team (%s) is told of sign-ins from a new place unless they do not want to', (tests) => {
  expect([undefined, null, true, false].map((choice) => wantsSignInNotices(tests, choice))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it.each(clients)('a client (%j) is told if they want to', (tests) => {
  expect([undefined, null, true, false].map((choice) => wantsSignInNotices(tests, choice))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
