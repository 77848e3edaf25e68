import { type ParseArgsConfig, parseArgs } from 'node:util';
import { command, whereAsked } from './commands.ts';

/** Arguments that a program does not have. The message is for the operator. */
export class UnknownArguments extends Error {
  override readonly name = 'UnknownArguments';
}

type Options = NonNullable<ParseArgsConfig['options']>;

function parse<const Known extends Options>(args: readonly string[], options: Known) {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [file, ...others] = positionals;
  return { file: file ? whereAsked(file) : undefined, others, values };
}

interface Program<Known extends Options> {
  name: string;
  options: Known;
  /** What may be typed after the name. */
  usages: readonly (readonly string[])[];
  accepts?: (read: ReturnType<typeof parse<Known>>) => boolean;
}

/**
 * Reads what an operator typed after the name of a program: options, and one file at most, in any order.
 * @throws UnknownArguments
 */
export function readArguments<const Known extends Options>(
  { accepts = () => true, name, options, usages }: Program<Known>,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    const read = parse(args, options);
    if (read.others.length === 0 && accepts(read)) return read;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const known = usages.map((usage) => command(name, ...usage)).join(', ');
  throw new UnknownArguments(`Unknown: ${args.join(' ')}. There ${usages.length > 1 ? 'are' : 'is'} ${known}.`);
}
