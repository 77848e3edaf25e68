// Writes the migration of PostgreSQL for what has changed in the tables. `drizzle-kit generate` reads modules that export each table by
// its name; those of PostgreSQL are made from those of SQLite.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { tables } from '../src/engines/postgres/tables.ts';

const folder = fileURLToPath(new URL('../src/engines/postgres/migrations', import.meta.url));
const [name] = process.argv.slice(2);
if (!name) throw new Error('the migration needs a name');
mkdirSync(`${folder}/meta`, { recursive: true });
const snapshots = readdirSync(`${folder}/meta`).filter((file) => file.endsWith('_snapshot.json'));
const latest = snapshots.sort().at(-1);
const before = latest ? JSON.parse(readFileSync(`${folder}/meta/${latest}`, 'utf8')) : generateDrizzleJson({});
const after = generateDrizzleJson(tables, before.id);
const statements = await generateMigration(before, after);
if (statements.length === 0) {
  console.log('No table has changed.');
} else {
  const number = String(snapshots.length).padStart(4, '0');
  const list = `${folder}/meta/_journal.json`;
  const journal = latest
    ? JSON.parse(readFileSync(list, 'utf8'))
    : { version: '7', dialect: 'postgresql', entries: [] };
  const tag = `${number}_${name}`;
  journal.entries.push({ idx: snapshots.length, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(list, `${JSON.stringify(journal, null, 2)}\n`);
  writeFileSync(`${folder}/meta/${number}_snapshot.json`, `${JSON.stringify(after, null, 2)}\n`);
  writeFileSync(`${folder}/${tag}.sql`, `${statements.join('\n--> statement-breakpoint\n')}\n`);
  console.log(`${tag}.sql`);
}
