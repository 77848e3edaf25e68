import { editUserInput } from '@miraco/contract/users';
import { languages } from '@miraco/domain/languages';
import { currentPhases, type InPhase, phaseNumber, phaseOf, storedPhase } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { z } from 'zod';
import { id, message, moment, record, renamed } from './codecs.ts';
import { renamedFields } from './payload.ts';
import { type RestRow, rest } from './row.ts';

const userFields = renamed(
  {
    _id: id,
    username: z.string(),
    email: z.string(),
    /** A new address of the user’s own choice, which counts once its link was opened. */
    pendingEmail: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    address: z.string(),
    phone: z.string(),
    access: id,
    tests: z.string(),
    image: z.string().nullable(),
    /** 1 while active_test is true. */
    phase: z.literal(currentPhases.map(({ name }) => phaseNumber(name))),
    active_test: z.boolean(),
    disabled: z.boolean(),
    language: z.enum(languages).nullable(),
    last_login: moment.nullable(),
    last_active: moment,
    created_at: moment,
    wellness: z.enum(levels).nullable(),
    /** The id of the responsible coach. */
    coach: id.nullable(),
    /** The name of the client’s group. */
    group: z.string().nullable(),
  },
  { _id: 'id', active_test: 'activeTest', last_login: 'lastLogin', last_active: 'lastActive', created_at: 'createdAt' },
);

type UserFields = z.output<typeof userFields>;

/** The specification has two fields for the phase of a user. Spec 1, section 3. */
const user = z.codec(userFields, z.custom<Omit<UserFields, 'phase' | 'activeTest'> & InPhase>(), {
  decode: ({ activeTest, phase: _, ...fields }) => ({ ...fields, phase: phaseOf({ activeTest }) }),
  // Copied whole and overwritten: leaving a field out of a copy costs V8 ten times as much.
  encode: (user) => ({ ...user, ...storedPhase(user.phase), phase: phaseNumber(user.phase) }),
});

const placeDetails =
  '`coach` is the id of the coach of a client, `group` the name of their group, which is added if there is none of that name; null is ' +
  'none. A coach who names another coach, or another access profile than `client`, is answered 403.';

const appointmentDetails =
  'An access profile that lets somebody join the team or become an administrator takes a session of at most ten minutes: an older one is ' +
  'answered 400, unless `current` is the caller’s own password.';

/** Users and their access profiles, for the team. Spec 1, section 7. */
export const userRows: readonly RestRow[] = [
  rest.get('/admin/access/getall/', 'admin.access.getAll', {
    summary: 'The access profiles',
    key: 'accesses',
    answer: z.array(record({ name: z.string(), tests: z.string() })),
  }),
  rest.list('/admin/user/getall/', 'admin.users.getAll', {
    summary: 'Every user; for a coach, their own clients',
    key: 'users',
    entry: user,
  }),
  rest.get('/admin/user/get/:id', 'admin.users.get', {
    summary: 'One user',
    key: 'user',
    answer: user.nullable(),
  }),
  rest.post('/admin/user/register', 'admin.users.register', {
    summary: 'Add a user. With `"invite": true` and without a password, they choose it with the link of a mail',
    details: `The link is valid seven days and once. A client that a coach adds is theirs. ${placeDetails} ${appointmentDetails}`,
    refuses: ['usernameTaken', 'emailTaken'],
    adds: ['caseload', 'groups'],
    answer: z.strictObject({ id }),
  }),
  rest.put('/admin/user/edit/:id', 'admin.users.edit', {
    summary: 'Change a user. `openingLine` goes into the mail that tells a client of newly opened phases',
    details: `${placeDetails} ${appointmentDetails} Their sessions and their password end, unless the payload sets another.`,
    message: 'user.updated',
    refuses: ['notFound', 'usernameTaken', 'emailTaken', 'lastAdministrator'],
    adds: ['caseload', 'groups'],
    payload: renamedFields(editUserInput, { active_test: 'activeTest' }),
  }),
  rest.remove('/admin/user/remove/:id', 'admin.users.remove', {
    summary:
      'Remove a user and everything of theirs. Administrators only: a coach is answered 403 about a client of theirs',
    message: 'user.deleted',
    refuses: ['notFound', 'lastAdministrator', 'ownAccount'],
    answer: z.strictObject({ message, count: z.int() }),
  }),
];
