import { Client } from 'pg';
import { withoutName } from './clients.ts';
import { asUnavailable } from './errors.ts';
import { asksServer, limits, within } from './limits.ts';

const prefix = 'miraco serves ';

/** Milliseconds. Proxies end connections on which nothing is said for long. */
const checkedEvery = 60_000;

/**
 * Tells other processes of the database what this one serves, for as long as it runs: in the name of a connection of its own. Returns
 * the end of it, and whether all processes that are connected say the same.
 * @throws DatabaseUnavailable
 */
export async function announce(url: string, served: string): Promise<{ agree: boolean; end: () => Promise<void> }> {
  const name = prefix + served;

  async function open(): Promise<Client> {
    const opened = new Client({
      connectionString: withoutName(url),
      application_name: name,
      connectionTimeoutMillis: limits.connect,
      ...asksServer,
    });
    opened.on('error', () => {});
    await opened.connect();
    return opened;
  }

  let client = await open().catch(asUnavailable);
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and starts_with(application_name, $1) and application_name <> $2 limit 1`;
  const asked = client.query(within(limits.connect, { text: others, values: [prefix, name] }));
  const { rowCount } = await asked.catch(asUnavailable);

  let check = Promise.resolve();
  /** Without a connection this process is only not seen by those that start. */
  async function keep(): Promise<void> {
    try {
      await client.query(within(limits.connect, { text: 'select 1' }));
    } catch {
      void client.end().catch(() => {});
      client = await open().catch(() => client);
    }
  }
  const timer = setInterval(() => {
    check = check.then(keep);
  }, checkedEvery);
  timer.unref();

  return {
    agree: rowCount === 0,
    end: async () => {
      clearInterval(timer);
      await check;
      await client.end().catch(() => {});
    },
  };
}
