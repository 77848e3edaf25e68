import { openStore } from '@miraco/db/store';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from '../../../scripts/postgres-server.ts';
import type {} from './migrated-database.ts';
import { createDatabase } from './postgres-databases.ts';

let server: PostgresServer;

/** Starts PostgreSQL and migrates once: every test file begins with a copy. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  const template = 'migrated';
  const store = await openStore(await createDatabase(server.url('postgres'), template, 'template0'));
  await store.close();
  project.provide('migrated', { template, server: server.url('postgres') });
}

export async function teardown(): Promise<void> {
  await server.close();
}
