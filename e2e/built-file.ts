import { readFile } from 'node:fs/promises';

/** The path of the file of the build that a source became. */
export async function builtFile(source: string): Promise<string> {
  const manifest = await readFile(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8');
  return `/${JSON.parse(manifest)[source].file}`;
}
