import { Client } from 'pg';

async function tell(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Creates a database on a server, named by the address of another one of its databases. Returns its address. */
export async function createDatabase(server: string, name: string, template: string): Promise<string> {
  await tell(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

export const dropDatabase = (server: string, name: string) =>
  tell(server, `drop database if exists ${name} with (force)`);
