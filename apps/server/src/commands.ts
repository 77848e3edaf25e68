import { resolve } from 'node:path';

/**
 * How an operator runs a program of the product: `npm run restore -- FILE` from its sources, `./miraco restore FILE` of a release,
 * whose launcher names itself in MIRACO_COMMAND.
 */
export function command(name: string, ...args: readonly string[]): string {
  const launcher = process.env.MIRACO_COMMAND;
  if (launcher) return [launcher, name, ...args].join(' ');
  return [`npm run ${name}`, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** An argument as a shell reads it. */
export const quoted = (argument: string) =>
  /^[\w./:=@%+,-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

/** A file or folder that an operator named, relative to where they are: npm goes to the root, and notes in INIT_CWD where that was. */
export const whereAsked = (file: string) =>
  resolve((process.env.MIRACO_COMMAND ? undefined : process.env.INIT_CWD) ?? '.', file);
