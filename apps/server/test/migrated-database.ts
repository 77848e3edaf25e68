import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@miraco/db/store';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded SQLite file, to be copied. */
    migratedDatabase: string;
  }
}

let folder: string;

/** Migrates once: every test file begins with a copy. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'miraco-migrated-'));
  const file = join(folder, 'miraco.sqlite');
  const store = await openStore(file);
  await store.close();
  project.provide('migratedDatabase', file);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
