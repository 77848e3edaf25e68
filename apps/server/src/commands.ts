/**
 * How an operator runs a program of the product: `npm run restore -- FILE` from its sources, `./miraco restore FILE` of a release,
 * whose launcher names itself in MIRACO_COMMAND.
 */
export function command(name: string, ...args: readonly string[]): string {
  const launcher = process.env.MIRACO_COMMAND;
  if (launcher) return [launcher, name, ...args].join(' ');
  return [`npm run ${name}`, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}
