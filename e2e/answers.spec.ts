import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { overBudget } from '../scripts/answers/budget.ts';
import { coachOfMany, fillFiveYears } from '../scripts/answers/five-years.ts';
import { type OpenedScreen, openScreens } from '../scripts/answers/measure.ts';
import { demoPassword } from '../scripts/fill-demo.ts';
import type { Seat } from '../scripts/shots/screens.ts';
import { withDemo } from './product.ts';

const usernames: Readonly<Record<Exclude<Seat, 'visitor'>, string>> = {
  nothing: 'lucia',
  half: 'iker',
  finished: 'amelia',
  later: 'marta',
  coach: coachOfMany,
  administrator: 'admin',
};

test('every screen gets what it shows first in one answer of at most 15 kB, after five years', async ({
  browser,
}, info) => {
  // Sixty screens, each until it rests.
  test.setTimeout(600_000);
  let screens: OpenedScreen[] = [];
  await withDemo(async ({ url, dataDir, signIn }) => {
    const client = fillFiveYears(dataDir, usernames.later);
    const places = { client, mails: 'unknown', invitation: '/invitation/unknown/unknown' };
    const sessionOf = async (seat: Seat) =>
      seat === 'visitor' ? undefined : signIn({ username: usernames[seat], password: demoPassword });
    screens = await openScreens(browser, { url, places, sessionOf });
  });
  await writeFile(info.outputPath('answers.json'), JSON.stringify(screens, null, 1));
  expect(screens.map(overBudget).filter((complaint) => complaint !== null)).toEqual([]);
});
