import { afterAll } from 'vitest';
import { openMailServer } from '../../../scripts/mail-server.ts';

/** A mail server for a test file. To be called while the file is collected. */
export async function startMailServer(host?: string) {
  const server = await openMailServer({ host });
  afterAll(server.close);
  return server;
}
