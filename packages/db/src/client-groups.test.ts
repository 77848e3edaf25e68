import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordId } from '@miraco/contract/fields';
import { userFilterReach } from '@miraco/contract/user-list-choices';
import { expect, it } from 'vitest';
import { clientGroupsRepository } from './client-groups.ts';
import { connect } from './engines/sqlite/connection.ts';

const db = connect(join(await mkdtemp(join(tmpdir(), 'miraco-groups-')), 'miraco.sqlite'));
const [group, since] = [recordId.parse('a-group'), 1000];

/** Clients of the group; every second one has signed in. */
function addMembers(from: number, to: number) {
  const add = db.$client.prepare(`
    insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, list, group_id, last_login, created_at)
    values (:name, :name, :name, :name, '-', '-', '-', '-', '-', 'client', 'clients', 'a-group', :login, 0)`);
  for (let number = from; number < to; number += 1) add.run({ name: `client${number}`, login: number % 2 ? 1 : null });
}

it('the clients of a group are counted as far as a filter looks, and it says where the count ended', async () => {
  db.$client.exec(`
    insert into access_profiles (id, name, tests) values ('client', 'Client', 'Initial');
    insert into client_groups (id, name, name_key) values ('a-group', 'A', 'a');
  `);
  const { progress } = clientGroupsRepository(db);
  expect(await progress(group, since)).toBeNull();
  addMembers(0, userFilterReach - 1);
  const all = { clients: userFilterReach - 1, signedIn: userFilterReach / 2 - 1, capped: false };
  expect(await progress(group, since)).toMatchObject(all);
  addMembers(userFilterReach - 1, userFilterReach + 10);
  expect(await progress(group, since)).toMatchObject({ clients: userFilterReach, capped: true });
});
