import { UnknownArguments } from './arguments.ts';
import { assertNotMoved } from './backup/moved-to.ts';
import { type Config, readConfig } from './config.ts';
import { isPassing, startupMessage } from './startup-errors.ts';

/** EX_CONFIG of sysexits.h: a service manager need not restart the process before the configuration has changed. */
const configurationError = 78;

interface Options {
  environment?: Readonly<Record<string, string | undefined>>;
  /** Explains errors that are not about the configuration. */
  explain?: (error: unknown) => string | null;
}

/** Runs a program that an operator started. Prints an error that the operator can fix as one line, without a stack. */
export async function runProgram(
  program: (config: Config) => Promise<void>,
  { environment = process.env, explain = () => null }: Options = {},
): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(environment);
    await assertNotMoved(config);
    await program(config);
  } catch (error) {
    const message = startupMessage(error, config);
    const isUnknown = error instanceof UnknownArguments;
    console.error(message ?? (isUnknown ? error.message : explain(error)) ?? error);
    // A service manager tries again: the server of a database may be there by then, or room on the disk.
    const isToBeFixed = message !== null && !isPassing(error);
    process.exit(isToBeFixed ? configurationError : 1);
  }
}
