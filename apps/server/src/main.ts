import { MethodError } from '@miraco/method/load';
import { build } from './app.ts';
import { ConfigError, expectation, readConfig } from './config.ts';
import { seedGuides } from './platform/default-guides.ts';
import { addFirstAdministrator } from './platform/first-administrator.ts';

/** EX_CONFIG of sysexits.h: starting again is of no use before somebody has changed something (README.md, RestartPreventExitStatus). */
const configurationStatus = 78;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await build(config);
  await seedGuides(app.services);
  const password = await addFirstAdministrator(app.services);
  if (password) {
    // Told before anything else can fail: nobody can read it again.
    const { username } = config.firstAdministrator;
    console.log(`Administrator ${username} was added, with the password ${password} (shown this once).`);
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
  const address = await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
    throw new ConfigError(`${expectation('HOST')}, with a PORT that is free: ${error.message}`);
  });
  app.log.level = config.logLevel;
  console.log(`${config.brandName} is served at ${address}`);
}

start().catch((error: unknown) => {
  // What is wrong with the configuration or the texts is for the operator to read, without a stack.
  const expected = error instanceof ConfigError || error instanceof MethodError;
  console.error(expected ? error.message : error);
  process.exit(expected ? configurationStatus : 1);
});
