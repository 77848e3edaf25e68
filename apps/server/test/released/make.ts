import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { type ProductProgram, productProcess } from '../../../../scripts/runtime.mjs';
import { version } from '../../src/version.ts';

/**
 * Makes the fixture of a release: the database of a small practice, with rows in every table. To be run once, when a version is released:
 * `node --import=./scripts/quick-imports.mjs apps/server/test/released/make.ts`
 */
const dataDir = mkdtempSync(join(tmpdir(), 'miraco-released-'));

function run(program: ProductProgram, ...args: string[]): void {
  const product = productProcess(program, { args });
  const env = { PATH: process.env.PATH, ...product.env, DATA_DIR: dataDir };
  const { status } = spawnSync(process.execPath, product.args, { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}

run('demo', 'small');
// Notes the version.
run('upgrade');

const file = join(dataDir, 'miraco.sqlite');
const database = new DatabaseSync(file);
const idOf = (sql: string) => String(database.prepare(sql).get()?.id);
const user = idOf("select id from users where username = 'lucia'");
const admin = idOf("select id from users where username = 'admin'");
const exercise = idOf(`select id from exercises order by id limit 1`);
const [id, date, virtue] = ['01900000-0000-7000-8000-000000000001', 1_795_000_000_000, 'guia'];
const [picture, guidePicture] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
const texts = JSON.stringify({ es: ['<p>Acción, corazón y ñandú</p>', ''], en: ['<p>Naïve café</p>', ''] });

/** For the tables of which the practice of the demo has no rows. */
const rows: Record<string, Record<string, string | number | Uint8Array>> = {
  activities: { id, user, acted_by: admin, kind: 'phaseOpened', detail: '', date },
  calendar_feeds: { user, key: 'k'.repeat(43) },
  care_lines_seen: { seen_by: admin, user, source: 'prospect', date },
  client_groups: { id, name: 'Otoño', name_key: 'otono' },
  client_visits: { visited_by: admin, user, date },
  coach_notes: { id, user, written_by: admin, note: 'Habló de su niñez', date },
  coach_note_versions: { id, note_id: id, note: 'Habló', until: date },
  coaching_sessions: { id, user, arranged_by: admin, date, note: 'La próxima, más despacio' },
  counts: { key: 'k', used: 1, until: date },
  deletion_requests: { user, date },
  done_lines: { done_by: admin, user, reason: 'overdue', until: date },
  guides: { id, virtue, url: '', texts, date },
  guide_comments: { id, guide: id, user, comment: 'Me ayudó muchísimo', date },
  guide_versions: { id, virtue, date, published_at: date, url: '', texts },
  guide_pictures: { name: guidePicture, virtue, uploaded_at: date },
  guide_picture_uses: { version: id, picture: guidePicture },
  images: { name: picture, user, uploaded_at: date },
  mails: { id, user, kind: 'reset', data: '{}', created_at: date, due_at: date, given_up_at: date },
  mail_preferences: { user, off: '[]' },
  password_links: { id, user, token_hash: 'h'.repeat(64), expires_at: date },
  picture_files: { name: picture, content: new Uint8Array([1, 2, 3]), stored_at: date },
  recovery_codes: { id, user, code_hash: 'h'.repeat(64) },
  reviews: { id, user, exercise, answer: 'still', day: '2026-11-20', date },
  second_factors: { user, secret: 's' },
  sessions: { id: 's'.repeat(64), user_id: user, expires_at: date / 1000, created_at: date / 1000 },
};
for (const [table, row] of Object.entries(rows)) {
  const places = Object.keys(row).map(() => '?');
  database
    .prepare(`insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`)
    .run(...Object.values(row));
}
const tables = database
  .prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'")
  .all();
for (const { name } of tables) {
  if (database.prepare(`select 1 from "${name}" limit 1`).get() === undefined) throw new Error(`${name} has no row`);
}
if (database.prepare('pragma foreign_key_check').get()) throw new Error('a row references nothing');
database.exec('pragma journal_mode = delete; vacuum');
database.close();
const bytes = gzipSync(readFileSync(file), { level: 9 });
writeFileSync(new URL(`./${version}.sqlite.gz`, import.meta.url), bytes);
rmSync(dataDir, { recursive: true });
console.log(`${version}: ${bytes.length} bytes`);
