import { backup } from './backup.ts';
import { clock } from './clock.ts';
import { content } from './content.ts';
import { diskFull } from './disk-full.ts';
import { fsync } from './fsync.ts';
import { httpFuzz } from './http-fuzz.ts';
import { kill } from './kill.ts';
import { migrations } from './migrations.ts';
import type { Finding } from './served.ts';
import { run as signInTiming } from './sign-in-timing.ts';
import { slowSockets } from './slow-sockets.ts';
import { uploads } from './uploads.ts';

const checks: Readonly<Record<string, () => Promise<Finding>>> = {
  backup,
  kill,
  fsync,
  migrations,
  'disk-full': diskFull,
  clock,
  content,
  'http-fuzz': httpFuzz,
  'slow-sockets': slowSockets,
  uploads,
  'sign-in-timing': signInTiming,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}: there are ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

for (const [name, check] of Object.entries(checks)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const began = performance.now();
  const { ok, figure } = await check().catch((error: unknown) => ({ ok: false, figure: String(error) }));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)}  ${figure} (${seconds} s)`);
  if (!ok) process.exitCode = 1;
}
