import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { makeBackup } from '../src/backup/make.ts';
import { harmfulHabit, prospect } from './conscience-payloads.ts';
import { startProduct } from './product.ts';
import { newDataDir } from './running-product.ts';

vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const { administrator, call, client, dataDir, rest, services } = product;

/** A text that is nowhere else, and too long to be left in the gap of a page. */
const canary = (about: string) => `${about}-canario `.repeat(20);

/** A client with habits, notes and personal data that are nowhere else. */
async function clientWith(word: string) {
  const person = await client({
    email: `${word}correo@example.org`,
    address: canary(`${word}calle`),
    phone: `${word}tel`,
  });
  for (let number = 0; number < 10; number += 1) {
    const habit = {
      ...harmfulHabit(person.id),
      habit: `${word}habito${number}`,
      action: canary(`${word}accion${number}`),
    };
    expect((await rest('POST', '/client/conscience/harmful/register', { as: person, body: habit })).statusCode).toBe(
      200,
    );
    const note = { user: person.id, note: canary(`${word}nota${number}`), readers: 'team' };
    expect((await call('admin.coachNotes.add', note, { as: administrator })).status).toBe(200);
  }
  await rest('POST', '/client/conscience/prospect/register', { as: person, body: prospect(person.id) });
  return person;
}

/** The files of the database, its log included, and a backup that is made now. */
async function filesWith(word: string): Promise<string[]> {
  const backup = join(await newDataDir(), 'new.tar');
  await makeBackup(dataDir, backup);
  const names = (await readdir(dataDir))
    .filter((name) => name.startsWith('miraco.sqlite'))
    .map((name) => join(dataDir, name));
  const found = await Promise.all(
    [...names, backup].map(async (file) => ((await readFile(file)).includes(word) ? [file] : [])),
  );
  return found.flat();
}

it('a removed client is in neither the files of the database nor a new backup, once housekeeping has run', async () => {
  const [removed, left] = [await clientWith('zaranda'), await clientWith('mojama')];
  expect(await filesWith('zaranda')).not.toEqual([]);
  expect((await rest('DELETE', `/admin/user/remove/${removed.id}`, { as: administrator })).statusCode).toBe(200);
  // The mail about it waits in the queue for a moment.
  await services.mailer.settled();
  await runHousekeeping(services, Date.now());
  expect(await filesWith('zaranda')).toEqual([]);
  expect((await filesWith('mojama')).length).toBeGreaterThan(1);
  expect(await product.user(left.id)).toMatchObject({ email: 'mojamacorreo@example.org' });
});

it('an entry that a client deletes is as gone', async () => {
  const person = await client();
  const add = (habit: string) =>
    rest('POST', '/client/conscience/harmful/register', { as: person, body: { ...harmfulHabit(person.id), habit } });
  const { id } = (await add('alcaparra secreta')).json();
  await add('costumbre que queda');
  const path = `/client/conscience/harmful/remove/${id}`;
  expect((await rest('DELETE', path, { as: person })).statusCode).toBe(200);
  await runHousekeeping(services, Date.now());
  expect(await filesWith('alcaparra')).toEqual([]);
  expect((await filesWith('costumbre que queda')).length).toBeGreaterThan(1);
});

it('a name that was changed cannot be read in the index of the search', async () => {
  const person = await client({ firstname: 'Berenguela', lastname: 'Xirivella' });
  await product.edit(person, { firstname: 'Ana', lastname: 'Pons' });
  await runHousekeeping(services, Date.now());
  const file = (await readFile(join(dataDir, 'miraco.sqlite'))).toString('latin1').toLowerCase();
  // The log of changes names it to administrators.
  const inLog = (await readFile(join(dataDir, 'miraco.sqlite'))).toString('latin1').match(/Xirivella/g)?.length ?? 0;
  expect(file.match(/xirivella/g)?.length ?? 0).toBe(inLog);
});
