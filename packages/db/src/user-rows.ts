import { eq } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { initialTests } from './schema/initial-tests.ts';
import { users } from './schema/users.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  address: users.address,
  phone: users.phone,
  access: users.access,
  tests: accessProfiles.tests,
  image: users.image,
  activeTest: users.activeTest,
  disabled: users.disabled,
  language: users.language,
  lastLogin: users.lastLogin,
  lastActive: users.lastActive,
  createdAt: users.createdAt,
  wellness: initialTests.result,
};

/** Users as everybody outside of this package sees them: without what signs them in. */
export function selectUsers(db: Pick<Connection, 'select'>) {
  return db
    .select(columns)
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .leftJoin(initialTests, eq(initialTests.user, users.id));
}
