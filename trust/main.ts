import { parseArgs } from 'node:util';
import { backup } from './backup.ts';
import { busy } from './busy.ts';
import { capsHold } from './caps.ts';
import { clock } from './clock.ts';
import { content } from './content.ts';
import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { firefox } from './firefox.ts';
import { fsync } from './fsync.ts';
import { httpFuzz } from './http-fuzz.ts';
import { kill } from './kill.ts';
import { limits } from './limits.ts';
import { mail } from './mail.ts';
import { migrations } from './migrations.ts';
import { nesting } from './nesting.ts';
import { pictureBombs } from './picture-bombs.ts';
import type { Effort, Finding } from './served.ts';
import { signInTiming } from './sign-in-timing.ts';
import { slowSockets } from './slow-sockets.ts';
import { uploads } from './uploads.ts';

const checks: Readonly<Record<string, (effort: Effort) => Promise<Finding>>> = {
  backup,
  kill,
  failover,
  mail,
  fsync,
  migrations,
  'disk-full': diskFull,
  clock,
  content,
  'http-fuzz': httpFuzz,
  nesting,
  'slow-sockets': slowSockets,
  uploads,
  'odd-pictures': pictureBombs,
  'sign-in-timing': signInTiming,
  limits,
  busy,
  caps: capsHold,
  firefox,
};

function asked(): { named: string[]; effort: Effort } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' } } });
  const unknown = positionals.filter((name) => !(name in checks));
  if (unknown.length > 0)
    throw new Error(`There is no check ${unknown.join(', ')}: there are ${Object.keys(checks).join(', ')}.`);
  if (values.rounds !== undefined && !/^[1-9]\d*$/.test(values.rounds))
    throw new Error(
      '--rounds is how often backup, kill, failover, mail, migrations and disk-full do what they repeat, 1 or more.',
    );
  return { named: positionals, effort: values.rounds === undefined ? {} : { rounds: Number(values.rounds) } };
}

const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed(0);

async function main(): Promise<void> {
  const { named, effort } = asked();
  const started = performance.now();
  const totals = { ok: 0, FAILED: 0, skipped: 0 };
  for (const [name, check] of Object.entries(checks)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const began = performance.now();
    const finding = await check(effort).catch((error: unknown): Finding => ({ ok: false, figure: String(error) }));
    const outcome = finding.skipped ? 'skipped' : finding.ok ? 'ok' : 'FAILED';
    totals[outcome] += 1;
    console.log(`${outcome.padEnd(7)}  ${name.padEnd(14)}  ${finding.figure} (${secondsSince(began)} s)`);
  }
  console.log(`${totals.ok} ok, ${totals.FAILED} failed, ${totals.skipped} skipped (${secondsSince(started)} s)`);
  if (totals.FAILED > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
