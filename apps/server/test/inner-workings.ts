/** Patterns of inner workings: a stack, a statement, a message of the database, or a path of the machine. */
const signs = [
  /\bat (async )?[\w.<>]+ \(/,
  /file:\/\//,
  /node:internal|node_modules/,
  /\.(ts|js|cjs|mjs):\d/,
  /(^|[\s"'(])\/(\w+\/)*(apps|packages|src|home|root|tmp|var)\//,
  /sqlite|drizzle|failed query|no such (table|column)|constraint failed/i,
  /postgres|relation \\?"|violates [\w-]+( key)? constraint|(relation|column|function) [\w"\\.(), ]+ does not exist/i,
  /\b(select|from|insert into|update|join) (\\?"\w|\*|\w+_\w+)/i,
  /\b(TypeError|ReferenceError|RangeError|SyntaxError|ENOENT|EACCES)\b/,
];

/** The first of the inner workings that a text contains, or undefined. */
export const innerWorkings = (text: string): string | undefined =>
  signs.flatMap((sign) => sign.exec(text)?.[0] ?? []).at(0);
