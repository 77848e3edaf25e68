/** The fields among `names` that hold a text. */
export function textAmong<Name extends string>(
  found: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [name in Name]?: string } {
  const kept: { [name in Name]?: string } = {};
  for (const name of names) {
    const value = found[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}

/** The fields among `names` that hold a list of texts. */
export function textsAmong<Name extends string>(
  found: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [name in Name]?: string[] } {
  const kept: { [name in Name]?: string[] } = {};
  for (const name of names) {
    const value = found[name];
    if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) kept[name] = value;
  }
  return kept;
}
