import { type Config, readConfig } from './config.ts';
import { wordsFor } from './startup-errors.ts';

/** EX_CONFIG of sysexits.h: a service manager need not start the process again before somebody has changed something. */
const wrongConfiguration = 78;

interface Options {
  environment?: Readonly<Record<string, string | undefined>>;
  /** Words for errors that are not about the configuration. */
  explain?: (error: unknown) => string | null;
}

/** Runs what an operator has started. An error that they can do something about is printed as one line, without a stack. */
export async function runProgram(
  program: (config: Config) => Promise<void>,
  { environment = process.env, explain = () => null }: Options = {},
): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(environment);
    await program(config);
  } catch (error) {
    const words = wordsFor(error, config);
    console.error(words ?? explain(error) ?? error);
    process.exit(words === null ? 1 : wrongConfiguration);
  }
}
