import { Client } from 'pg';
import { asUnavailable } from './errors.ts';

const prefix = 'miraco serves ';

/**
 * Tells other processes of the database what this one serves, for as long as it runs: in the name of a connection of its own. Returns
 * the end of it, and whether all processes that are connected say the same.
 * @throws DatabaseUnavailable
 */
export async function announce(url: string, served: string): Promise<{ agree: boolean; end: () => Promise<void> }> {
  const client = new Client({ connectionString: url, application_name: prefix + served });
  // Without it this process is only not seen by those that start later.
  client.on('error', () => {});
  await client.connect().catch(asUnavailable);
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and starts_with(application_name, $1) and application_name <> $2 limit 1`;
  const { rowCount } = await client.query(others, [prefix, prefix + served]).catch(asUnavailable);
  return { agree: rowCount === 0, end: () => client.end().catch(() => {}) };
}
