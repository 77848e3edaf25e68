import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { unknownReferences } from './evidence.ts';
import { type Method, type MethodFile, methodSchemas } from './schemas.ts';

export const bundledFolder = fileURLToPath(new URL('../content', import.meta.url));

export const methodFiles = Object.keys(methodSchemas).sort() as MethodFile[];

/** The problems of the content, one a line: file, path inside it, reason. */
export class MethodError extends Error {
  override readonly name = 'MethodError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Operators read the reasons, so they are in English even in a process that has set other messages for zod. */
const inEnglish = { error: z.locales.en().localeError };

/** Parses and validates one file. */
function parse(file: MethodFile, path: string, content: string): { problems: string[]; content?: unknown } {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    return { problems: [`${path}: is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  const checked = methodSchemas[file].safeParse(json, inEnglish);
  if (checked.success) return { problems: [], content: checked.data };
  return {
    problems: checked.error.issues.map(
      (issue) => `${path}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`,
    ),
  };
}

/** Without this check, a missing folder would silently mean the bundled texts. */
async function assertFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (!there?.isDirectory()) throw new MethodError([`${folder}: (whole folder): is not a folder`]);
}

/**
 * Reads and validates the content of the method. A file in `folder` replaces the bundled one.
 * @throws MethodError naming every file, path and reason
 */
export async function loadMethod(folder?: string): Promise<Method> {
  if (folder) await assertFolder(folder);
  const problems: string[] = [];
  const entries: [MethodFile, unknown][] = [];
  const paths: [MethodFile, string][] = [];
  for (const file of methodFiles) {
    const own = folder && join(folder, `${file}.json`);
    const ownText = own ? await readIfThere(own) : null;
    const path = own && ownText !== null ? own : join(bundledFolder, `${file}.json`);
    const result = parse(file, path, ownText ?? (await readFile(path, 'utf8')));
    problems.push(...result.problems);
    entries.push([file, result.content]);
    paths.push([file, path]);
  }
  if (problems.length > 0) throw new MethodError(problems);
  // The schema of its file has validated each entry above.
  const method = Object.fromEntries(entries) as Method;
  const unknown = unknownReferences(method, Object.fromEntries(paths) as Record<MethodFile, string>);
  if (unknown.length > 0) throw new MethodError(unknown);
  return method;
}
