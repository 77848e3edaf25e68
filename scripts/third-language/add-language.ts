import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbackLanguage } from '@miraco/domain/languages';
import type { methodSchemas as schemas } from '@miraco/method/schemas';
import { pseudoText } from './pseudo-text.ts';

/** ISO 639-2 reserves qaa to qtz for private use; pseudo-languages are commonly called qps. */
const pseudoLanguage = 'qps';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Translates every string of a value. */
function translated(value: Json): Json {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, translated(child)]));
}

/** Adds the pseudo-language to every object with a text in each language. */
function withLanguage(value: Json): Json {
  if (Array.isArray(value)) return value.map(withLanguage);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, withLanguage(child)]);
  const model = value[fallbackLanguage];
  return Object.fromEntries(model === undefined ? entries : [...entries, [pseudoLanguage, translated(model)]]);
}

async function addToList(root: string): Promise<void> {
  const file = join(root, 'packages/domain/src/languages.ts');
  const source = await readFile(file, 'utf8');
  const changed = source.replace(/(?<=export const languages = \[[^\]]*)\]/, `, '${pseudoLanguage}']`);
  if (changed === source) throw new Error(`${file} has no list of languages`);
  await writeFile(file, changed);
}

async function addTexts(root: string): Promise<void> {
  const folder = join(root, 'packages/i18n/src');
  const files = await readdir(join(folder, fallbackLanguage), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const { texts }: { texts: Json } = await import(pathToFileURL(join(folder, fallbackLanguage, file)).href);
    const source = `import type { Texts } from '${dirname(file) === '.' ? '..' : '../..'}/resources.ts';

export const texts = ${JSON.stringify(translated(texts), null, 2)} satisfies Texts<'${basename(file, '.ts')}'>;
`;
    const translation = join(folder, pseudoLanguage, file);
    await mkdir(dirname(translation), { recursive: true });
    await writeFile(translation, source);
  }
}

function cut(content: Json, path: readonly PropertyKey[], most: number): void {
  const [key, ...rest] = path;
  if (typeof content !== 'object' || content === null || key === undefined) return;
  const child: unknown = Reflect.get(content, key);
  if (typeof child === 'string') Reflect.set(content, key, child.slice(0, most).trim());
  else cut(child as Json, rest, most);
}

/** Cuts texts that have become longer than their schema allows, as a translator would shorten them. */
async function addToMethod(root: string): Promise<void> {
  const { methodSchemas }: { methodSchemas: typeof schemas } = await import(
    pathToFileURL(join(root, 'packages/method/src/schemas.ts')).href
  );
  for (const [name, schema] of Object.entries(methodSchemas)) {
    const file = join(root, 'packages/method/content', `${name}.json`);
    const content = withLanguage(JSON.parse(await readFile(file, 'utf8')));
    for (const issue of schema.safeParse(content).error?.issues ?? []) {
      if (issue.code === 'too_big') cut(content, issue.path, Number(issue.maximum));
    }
    await writeFile(file, JSON.stringify(content, null, 2));
  }
}

/** Adds the pseudo-language to a copy of the sources. Edits only the files that every language has. */
export async function addLanguage(root: string): Promise<void> {
  await addToList(root);
  await addTexts(root);
  await addToMethod(root);
}
