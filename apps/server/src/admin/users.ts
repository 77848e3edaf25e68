import { AppError } from '@miraco/contract/app-error';
import { type UserId, userBatchInput } from '@miraco/contract/fields';
import { batchSize, nextAfter } from '@miraco/contract/record-batches';
import { importUsersInput } from '@miraco/contract/user-import';
import { listUsersInput, neighboursInput, pageToken, type UserPageStart } from '@miraco/contract/user-list';
import {
  archiveInput,
  assignCoachInput,
  assignGroupInput,
  editUserInput,
  openPhaseInput,
  registerUserInput,
  userIdInput,
} from '@miraco/contract/users';
import { noPassword } from '@miraco/db/no-password';
import { clientAccess } from '@miraco/domain/access';
import { accountState } from '@miraco/domain/invitation';
import { withWaitingAddress } from '../account/new-address.ts';
import { assertOwnChange } from '../account/profile.ts';
import { removeUser } from '../account/removal.ts';
import { isNewAddress, notifyOwnerOfEdit } from '../account/security-notices.ts';
import { assertGoodPassword } from '../security/common-passwords.ts';
import { issueLink } from '../security/password-links.ts';
import type { Services } from '../services.ts';
import {
  adminProcedure,
  type Caller,
  clientAdminProcedure,
  clientProcedure,
  clientsProcedure,
  router,
  teamProcedure,
} from '../trpc.ts';
import { assertMayAppoint } from './appointments.ts';
import { invitationLink, inviteUsers } from './invitations.ts';
import { resetSecondFactor } from './second-factor.ts';
import { checkImport, storeImport } from './user-import.ts';

const tokenOf = (start: UserPageStart | null) => start && pageToken(start);

interface Place {
  access?: string | undefined;
  coach?: UserId | null | undefined;
}

/**
 * Administrators alone decide who is on the team and who accompanies a client.
 * @throws AppError forbidden for a coach who names another access profile or coach
 */
function assertMayPlace({ id, mayAdministrate }: Caller, { access = clientAccess, coach = id }: Place): void {
  if (!mayAdministrate && (access !== clientAccess || coach !== id)) throw new AppError('forbidden');
}

type User = NonNullable<Awaited<ReturnType<Services['store']['users']['byId']>>>;

/** Whether somebody has an invitation that is open: it moves with their address. */
const isInvited = (user: User) => ['invited', 'opened'].includes(accountState(user, Date.now()));

/** User management. Spec 1, sections 2 and 7. */
export const users = router({
  list: teamProcedure.input(listUsersInput).query(async ({ ctx, input }) => {
    const now = Date.now();
    const { previous, next, last, ...page } = await ctx.services.store.userLists.page(input, now, ctx.caseload);
    const users = page.users.map((user) => ({ ...user, state: accountState(user, now) }));
    return { ...page, users, previous: tokenOf(previous), next: tokenOf(next), last: tokenOf(last) };
  }),

  neighbours: clientProcedure
    .input(neighboursInput)
    .query(({ ctx, input }) => ctx.services.store.userLists.neighbours(input, Date.now(), ctx.caseload)),

  /** All users, or all clients of a coach, in batches: `next` is the cursor of the following one. */
  getAll: teamProcedure
    .meta({ heavy: true })
    .input(userBatchInput)
    .query(async ({ ctx, input }) => {
      const users = await ctx.services.store.users.batch({
        size: batchSize,
        before: input.after,
        caseload: ctx.caseload,
      });
      return { users, next: nextAfter(users) };
    }),

  get: clientProcedure.input(userIdInput).query(async ({ ctx, input }) => {
    const user = await ctx.services.store.users.byId(input.id);
    return user ? { ...user, state: accountState(user, Date.now()) } : null;
  }),

  /** The data that is removed with a user. */
  belongings: clientProcedure
    .input(userIdInput)
    .query(({ ctx, input }) => ctx.services.store.users.belongings(input.id)),

  /** Adds a user. A coach adds clients of their own. */
  register: teamProcedure.input(registerUserInput).mutation(async ({ ctx, input }) => {
    assertMayPlace(ctx.caller, input);
    const { confirmation: _, current, invite, password, coach = ctx.caseload, ...user } = input;
    const { passwords, store } = ctx.services;
    await assertMayAppoint(ctx, undefined, { access: user.access, current });
    if (password !== undefined) await assertGoodPassword(ctx.services, password, user);
    const passwordHash = password === undefined ? noPassword : await passwords.hash(password);
    const id = await store.users.register({ ...user, coach, passwordHash, createdAt: Date.now() }, ctx.caller.id);
    if (invite) await inviteUsers(ctx.services, [id], ctx.caller);
    return { id };
  }),

  /** The username and the faults of each row of a file before anything is stored. A mutation although it writes nothing: a CSV does not fit into a URL. */
  checkImport: teamProcedure
    .meta({ heavy: true })
    .input(importUsersInput)
    .mutation(({ ctx, input }) => checkImport(ctx.services, input.rows, ctx.caseload)),

  /** Stores all rows of a file, or none. */
  import: teamProcedure
    .meta({ heavy: true })
    .input(importUsersInput)
    .mutation(({ ctx, input }) =>
      storeImport(ctx.services, input.rows, { importer: ctx.caller, caseload: ctx.caseload }),
    ),

  /** Changes a user. Returns whether that opens an account of the team that has no password. Its owner gets a mail with a link then. */
  edit: clientProcedure.input(editUserInput).mutation(async ({ ctx, input }) => {
    const { id, confirmation: _, current, openingLine, password, ...changes } = input;
    const { images, mailer, passwords, store } = ctx.services;
    assertMayPlace(ctx.caller, input);
    if (id === ctx.caller.id) await assertOwnChange(ctx, input, current);
    const before = await store.users.byId(id);
    const appoints = await assertMayAppoint(ctx, before, input);
    if (password) await assertGoodPassword(ctx.services, password, { ...before, ...changes });
    const passwordHash = password ? { passwordHash: await passwords.hash(password) } : {};
    const stored = id === ctx.caller.id ? withWaitingAddress(ctx.services, ctx.caller, changes) : changes;
    const { needsPassword, unused } = await store.users.edit(
      id,
      { ...stored, ...passwordHash },
      { appoints, editor: ctx.caller.id, keepSession: ctx.caller.sid, date: Date.now(), openingLine },
    );
    mailer.wake();
    if (before && !password && isInvited(before) && isNewAddress(before, input.email))
      await inviteUsers(ctx.services, [id], ctx.caller);
    else if (before) await notifyOwnerOfEdit(ctx.services, before, { ...stored, password });
    await images.remove(unused);
    if (needsPassword) await mailer.send('newPassword', { user: id });
    return { needsPassword };
  }),

  /** A link to set a password, for the owner of an account of the team that has none. To be handed over by other means than mail. */
  passwordLink: adminProcedure
    .meta({ secret: true })
    .input(userIdInput)
    .mutation(async ({ ctx, input: { id: user } }) => {
      const { activities, users } = ctx.services.store;
      if (!(await users.needsPassword(user))) throw new AppError('notFound', { field: 'id' });
      await activities.handedOut('linkHanded', { user, actor: ctx.caller.id, date: Date.now() });
      return { link: await issueLink(ctx.services, user, 'handed') };
    }),

  /** Locks an account of the team at once, with or without mail: its sessions, links, calendar and password end, and it is disabled. */
  lock: adminProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
    const { mailer, store } = ctx.services;
    await store.users.lock(input.id, { editor: ctx.caller.id, date: Date.now() });
    await mailer.send('accountLocked', { user: input.id });
    return {};
  }),

  /** Those who cannot sign in with their username, because it is the address of somebody else. */
  namedAsAddress: adminProcedure.query(({ ctx }) => ctx.services.store.users.namedAsAnothersAddress()),

  /** Whether invitations are mailed; without a mail server their links have to be copied. */
  mailsInvitations: teamProcedure.query(({ ctx }) => ctx.services.mailer.hasServer),

  /** Invites clients who have never signed in, again if they were before. */
  invite: clientsProcedure.mutation(({ ctx, input: { ids } }) => inviteUsers(ctx.services, ids, ctx.caller)),

  /** A link that invites a client, to copy it where no mail can be sent. */
  invitationLink: clientProcedure
    .meta({ secret: true })
    .input(userIdInput)
    .mutation(({ ctx, input }) => invitationLink(ctx.services, input.id, ctx.caller)),

  /** Gives several clients a coach, or none. */
  assignCoach: adminProcedure.input(assignCoachInput).mutation(async ({ ctx, input: { ids, coach } }) => {
    await ctx.services.store.users.editAll(ids, { coach }, { editor: ctx.caller.id, date: Date.now() });
    return {};
  }),

  /** Gives several clients a group, or none. */
  assignGroup: clientsProcedure.input(assignGroupInput).mutation(async ({ ctx, input: { ids, group } }) => {
    await ctx.services.store.users.editAll(ids, { group }, { editor: ctx.caller.id, date: Date.now() });
    return {};
  }),

  /** What opens the later phases of clients without a choice of their own. */
  practiceUnlocking: teamProcedure.query(async ({ ctx }) => (await ctx.services.store.settings.all()).unlocking),

  /** Opens the later phases of several clients. */
  openPhase: clientsProcedure.input(openPhaseInput).mutation(async ({ ctx, input: { ids, openingLine } }) => {
    const { mailer, store } = ctx.services;
    await store.clientDeeds.openPhase(ids, { editor: ctx.caller.id, date: Date.now(), openingLine });
    mailer.wake();
    return {};
  }),

  /** Reminds clients of the weekly test by mail. Returns how many, and who was left out for what reason. */
  remind: clientsProcedure.mutation(async ({ ctx, input: { ids } }) => {
    const { mailer, store } = ctx.services;
    const { id: reminder, firstname, lastname } = ctx.caller;
    const left = await store.clientDeeds.remind(ids, { reminder, name: `${firstname} ${lastname}`, now: Date.now() });
    mailer.wake();
    return { reminded: new Set(ids).size - left.length, left };
  }),

  /** Puts clients away, or brings them back to the list. */
  archive: clientsProcedure.input(archiveInput).mutation(async ({ ctx, input: { ids, archived } }) => {
    await ctx.services.store.clientDeeds.archive(ids, archived, { editor: ctx.caller.id, date: Date.now() });
    return {};
  }),

  resetSecondFactor,

  /** Deleting is an administrator’s: a coach archives. */
  remove: clientAdminProcedure.mutation(({ ctx, input }) =>
    removeUser(ctx.services, input.id, { remover: ctx.caller.id }),
  ),
});
