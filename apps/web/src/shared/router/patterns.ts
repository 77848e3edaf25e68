export type Params = Readonly<Record<string, string | undefined>>;

/** The names of a pattern's parts: 'id' | 'token' of '/invitation/:id/:token'. */
type Names<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What a path has in the places that a pattern names; null if it does not fit. Upper and lower case differ, as on the server, and a
 * slash at the end does not count. `*` as the last part fits whatever follows.
 */
export function paramsOf(pattern: string, pathname: string): Params | null {
  const expected = pattern.split('/');
  const found = (pathname.replace(/\/+$/, '') || '/').split('/');
  const params: Record<string, string> = {};
  const fits = expected.every((part, position) => {
    if (part === '*') return true;
    const given = found[position];
    if (given === undefined) return false;
    if (!part.startsWith(':')) return part === decoded(given);
    params[part.slice(1)] = decoded(given);
    return given !== '';
  });
  return fits && (expected.at(-1) === '*' || expected.length === found.length) ? params : null;
}

/** The path of a pattern: `pathOf('/admin/user/:id', { id })`. */
export function pathOf<Pattern extends string>(pattern: Pattern, params: Record<Names<Pattern>, string>): string {
  const given: Record<string, string> = params;
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}
