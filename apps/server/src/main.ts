import { addFirstAdministrator } from './admin/first-administrator.ts';
import { build } from './app.ts';
import { outliveTerminal } from './closed-terminal.ts';
import type { Config } from './config.ts';
import { seedGuides } from './responsibility/default-guides.ts';
import { runProgram } from './run-program.ts';
import { forgetFirstPassword } from './security/first-password.ts';

async function serve(config: Config): Promise<void> {
  const app = await build(config);
  await seedGuides(app.services);
  const password = await addFirstAdministrator(app.services);
  if (password) {
    // Printed before anything else can fail, and again at the next start if something does.
    const { username } = config.firstAdministrator;
    console.log(
      `Administrator ${username} was added, with the password ${password} (shown until the product has been served).`,
    );
  }

  // One stop arrives several times: a terminal and systemd signal every process, and npm and the script that started us pass it on.
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

  // The log is written behind our back: its line about the address would come before ours or after it.
  app.log.level = 'silent';
  const address = await app.listen({ port: config.port, host: config.host });
  app.log.level = config.logLevel;
  console.log(`${config.brandName} is served at ${address}`);
  await forgetFirstPassword(config.dataDir);
}

outliveTerminal();
await runProgram(serve);
