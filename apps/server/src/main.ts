import { setTimeout } from 'node:timers/promises';
import { addFirstAdministrator, assertFirstPassword } from './admin/first-administrator.ts';
import { build } from './app.ts';
import { ignoreOutputErrors } from './closed-terminal.ts';
import type { Config } from './config.ts';
import { seedGuides } from './responsibility/default-guides.ts';
import { runProgram } from './run-program.ts';
import { forgetFirstPassword } from './security/first-password.ts';
import { version } from './version.ts';

async function serve(config: Config): Promise<void> {
  const app = await build(config);
  const { engine } = app.services;
  app.log.info({ version, engine, node: process.version, host: config.host, port: config.port }, 'starting');
  const password = await app.services.store.alone('first start', async () => {
    await seedGuides(app.services);
    await assertFirstPassword(app.services);
    return addFirstAdministrator(app.services);
  });
  if (password) {
    // Printed before anything else can fail. If something does, the next start prints it again.
    const { username } = config.firstAdministrator;
    console.log(
      `Administrator ${username} was added, with the password ${password} (shown until the product has been served).`,
    );
  }

  // One stop sends several signals: a terminal and systemd signal every process, and npm and the start script forward theirs.
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    const asked = performance.now();
    app.log.info({ signal }, 'stopping');
    // pino writes asynchronously, and at the exit of the process at once: its two lines would change places.
    await Promise.all([app.close(), setTimeout(50)]);
    app.log.info({ ms: Math.round(performance.now() - asked) }, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

  // pino writes asynchronously: its own line about the address would come before or after ours.
  app.log.level = 'silent';
  const address = await app.listen({ port: config.port, host: config.host });
  app.log.level = config.logLevel;
  console.log(`${config.brandName} is served at ${address}`);
  await forgetFirstPassword(config.dataDir);
}

ignoreOutputErrors();
await runProgram(serve);
