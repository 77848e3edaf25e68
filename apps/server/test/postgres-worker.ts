import { type MessagePort, workerData } from 'node:worker_threads';
import pg from 'pg';

// Asks PostgreSQL for a thread that waits for the answers. Values are as SQLite has them.
const { url, port, answered }: { url: string; port: MessagePort; answered: Int32Array } = workerData;

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.NUMERIC, Number);
pg.types.setTypeParser(builtins.BOOL, (text) => Number(text === 't'));

const client = new pg.Client({ connectionString: url });
const connected = client.connect();

async function replyTo({ sql, values }: { sql: string; values: unknown[] }): Promise<object> {
  try {
    await connected;
    // An empty query ends the connection.
    if (sql === '') await client.end();
    const { rows } = sql === '' ? { rows: [] } : await client.query(sql, values.length > 0 ? values : undefined);
    return { rows: rows ?? [] };
  } catch (error) {
    return { message: String(error) };
  }
}

port.on('message', async (query: { sql: string; values: unknown[] }) => {
  port.postMessage(await replyTo(query));
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
