import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@miraco/db/store';
import type { TestProject } from 'vitest/node';

/** A migrated and seeded database: a SQLite file to be copied, or one of PostgreSQL to be taken as a template. */
export type Migrated = { readonly file: string } | { readonly template: string; readonly server: string };

declare module 'vitest' {
  interface ProvidedContext {
    migrated: Migrated;
  }
}

let folder: string;

/** Migrates once: every test file begins with a copy. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'miraco-migrated-'));
  const file = join(folder, 'miraco.sqlite');
  const store = await openStore(file);
  await store.close();
  project.provide('migrated', { file });
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
