import { finished } from 'node:stream';
import { activityInput } from '@miraco/contract/activity';
import { AppError, errorTable } from '@miraco/contract/app-error';
import { ownerInput, type UserId, userId } from '@miraco/contract/fields';
import { clientIdsInput, userIdInput } from '@miraco/contract/users';
import { isAdministrator, isTeam } from '@miraco/domain/access';
import type { Phase } from '@miraco/domain/phases';
import { isWritable } from '@miraco/domain/user-phase';
import { initTRPC, type ProcedureType, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errors.ts';
import type { Services } from './services.ts';

/** `Authorization: Bearer <token>`, or the header `auth`. Nothing is ever read from a cookie. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  return bearer ?? (typeof headers.auth === 'string' ? headers.auth : undefined);
}

/**
 * Who asks, and for how many procedures in the same request. A user with too many requests under way waits.
 * @throws AppError tooManyRequests
 */
export async function createContext(services: Services, request: FastifyRequest, reply: FastifyReply, calls = 1) {
  const token = tokenOf(request);
  const session = token ? await services.sessions.resume(token) : null;
  if (session) {
    const end = await services.turns.requests.take(session.user.id);
    // Also when the connection breaks.
    finished(reply.raw, end);
  }
  return {
    services,
    calls,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    caller: session && {
      ...session.user,
      sid: session.sid,
      /** When the session began, in epoch milliseconds. */
      signedInAt: session.createdAt,
      /** An administrator, with a second factor where that is required: nothing else opens everybody's data. */
      mayAdministrate: isAdministrator(session.user.tests) && !session.user.lacksSecondFactor,
      /** An administrator or a coach, with a second factor where that is required: nothing else opens other people's data. */
      mayCoach: isTeam(session.user.tests) && !session.user.lacksSecondFactor,
    },
  };
}

export type Context = Awaited<ReturnType<typeof createContext>>;
export type Caller = NonNullable<Context['caller']>;

/** Who may call a procedure. Set by its builder, read by REST and by the test that walks the router. */
export const accesses = [
  'public',
  'signedIn',
  'ownData',
  'conscienceWrite',
  'laterPhase',
  'team',
  'clientAdmin',
  'admin',
] as const;
export type Access = (typeof accesses)[number];

export interface Meta {
  /** Set by its builder. */
  access?: Access;
  /** Its answer has a secret of ours: a token, a code, or an address that opens something. It is never compressed (SECURITY.md). */
  secret?: true;
  /**
   * It takes long, or its answer is large: one such call of a user runs at a time. An `export` hands out all data of somebody, and
   * counts towards the exports of an hour.
   */
  heavy?: true | 'export';
}

/** An error as the client of tRPC reads it. */
export function errorShape(thrown: unknown) {
  const description = describeError(thrown);
  const { trpc } = errorTable[description.code];
  return { code: TRPC_ERROR_CODES_BY_KEY[trpc], message: description.key, data: description };
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({ errorFormatter: ({ error }) => errorShape(error) });

export const router = t.router;

/** Anybody, signed in or not. */
export const publicProcedure = t.procedure.meta({ access: 'public' });

/**
 * Anybody, one call a request: what costs a password hash or a mail, and is limited by the attempt, has no use in a batch, which
 * would be ten attempts for the price of one request.
 */
export const publicAloneProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.calls > 1) throw new AppError('notInBatch');
  return next();
});

/**
 * Who calls a procedure of this type; a mutation counts as one of their writes even if it fails.
 * @throws AppError signedOut, tooManyRequests
 */
function callerOf({ caller, services }: Context, type: ProcedureType): Caller {
  if (!caller) throw new AppError('signedOut');
  if (type === 'mutation') services.limits.write(caller);
  return caller;
}

/** @throws AppError forbidden, secondFactorRequired */
function assertMay(may: boolean, { lacksSecondFactor }: Caller): void {
  if (!may) throw new AppError(lacksSecondFactor ? 'secondFactorRequired' : 'forbidden');
}

/** The coach whose clients alone the caller may see; undefined for administrators, who see everybody. */
const caseloadOf = ({ id, mayAdministrate }: Caller): UserId | undefined => (mayAdministrate ? undefined : id);

/** Whether somebody on the team may see all of these users. */
export async function sees({ caller, services }: Context, ids: readonly UserId[]): Promise<boolean> {
  if (!caller?.mayCoach) return false;
  return caller.mayAdministrate || services.store.clientSight.areOfCaseload(ids, caller.id);
}

interface SeenClients {
  type: ProcedureType;
  clients: readonly UserId[] | 'everybody';
  /** The field of the input that names them. */
  field: string;
}

/** Runs the rest of a call of the team about these users. Each write of a mutation checks again that the caller still sees them. */
function whileSeen<Result>(
  { caller, services }: Pick<Context, 'services'> & { caller: Caller },
  { type, clients, field }: SeenClients,
  proceed: () => Result,
): Result {
  const isOwn = clients !== 'everybody' && clients.includes(caller.id);
  if (type !== 'mutation' || isOwn) return proceed();
  return services.store.clientSight.whileSeen({ viewer: caller.id, clients, field }, proceed);
}

/** The id of no user. It takes the place of one that a coach may not see: so the answer is that about an unknown id, to the letter. */
const nobody = userId.parse('nobody');

/** There is a caller, as the context says already: the library copies a context that is given again, which takes longer than the check. */
interface SignedIn {
  caller: Caller;
}

/** Anybody with a session. */
export const signedInProcedure = t.procedure.meta({ access: 'signedIn' }).use(({ ctx, next, type }) => {
  callerOf(ctx, type);
  return next<SignedIn>({});
});

/** Administrators, with a second factor where that is required of them. */
export const adminProcedure = t.procedure.meta({ access: 'admin' }).use(({ ctx, next, type }) => {
  const caller = callerOf(ctx, type);
  assertMay(caller.mayAdministrate, caller);
  return whileSeen({ ...ctx, caller }, { type, clients: 'everybody', field: 'id' }, () => next<SignedIn>({}));
});

/** Administrators, and coaches, to whom the procedure answers about the clients of their `caseload` only. */
export const teamProcedure = t.procedure.meta({ access: 'team' }).use(({ ctx, next, type }) => {
  const caller = callerOf(ctx, type);
  assertMay(caller.mayCoach, caller);
  return next({ ctx: { caller, caseload: caseloadOf(caller) } });
});

/** The same about one client, whose id is this field of the input. Those of others are unknown to a coach. */
const aboutClient = (field: 'id' | 'user') =>
  // In one step, as below.
  t.procedure.meta({ access: 'team' }).use(async ({ ctx, getRawInput, next, type }) => {
    const caller = callerOf(ctx, type);
    assertMay(caller.mayCoach, caller);
    const added = { caller, caseload: caseloadOf(caller) };
    const input = await getRawInput();
    const named = userId.safeParse(Object(input)[field]);
    if (!named.success) return next({ ctx: added });
    const client = (await sees(ctx, [named.data])) ? named.data : nobody;
    const asSeen = { ctx: added, getRawInput: async () => ({ ...Object(input), [field]: client }) };
    return whileSeen({ ...ctx, caller }, { type, clients: [client], field }, () => next<typeof added>(asSeen));
  });

/** Administrators, and the coach of the client whose id is the `id` of the input. */
export const clientProcedure = aboutClient('id');

/** Administrators, and the coach of the client whose id is the `user` of the input. */
export const clientDataProcedure = aboutClient('user');

/** Administrators, about the user whose id is the `id` of the input. A coach is refused about their own client; others’ are unknown. */
export const clientAdminProcedure = clientProcedure
  .input(userIdInput)
  .meta({ access: 'clientAdmin' })
  .use(({ ctx, input, next }) => {
    if (ctx.caseload === undefined) return next();
    throw new AppError(input.id === nobody ? 'notFound' : 'forbidden');
  });

/** Administrators, and the coach of all the clients whose ids are the `ids` of the input. */
export const clientsProcedure = teamProcedure.input(clientIdsInput).use(async ({ ctx, input, next, type }) => {
  if (!(await sees(ctx, input.ids))) throw new AppError('notFound', { field: 'ids' });
  return whileSeen(ctx, { type, clients: input.ids, field: 'ids' }, () => next());
});

/** The same about an entry of the log: about the client whose answers it changed. */
export const entryProcedure = teamProcedure.input(activityInput).use(async ({ ctx, input, next, type }) => {
  const entry = await ctx.services.store.changes.find(input.id);
  if (!entry || !(await sees(ctx, [entry.user]))) throw new AppError('notFound');
  return whileSeen(ctx, { type, clients: [entry.user], field: 'id' }, () => next({ ctx: { entry } }));
});

/**
 * The user whom the input names, as far as the caller sees them.
 * @throws AppError forbidden, secondFactorRequired for others than the team who name another user
 */
async function ownerIn(ctx: Context & { caller: Caller }, input: unknown): Promise<{ isOwn: boolean; user: UserId }> {
  const { data: named, error } = ownerInput.safeParse(input);
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  const isOwn = named.user === ctx.caller.id;
  if (!isOwn) assertMay(ctx.caller.mayCoach, ctx.caller);
  return { isOwn, user: isOwn || (await sees(ctx, [named.user])) ? named.user : nobody };
}

/**
 * The `user` named in the input is the caller or a client that the caller sees. A client gets the same answer whether the user named
 * exists or not. What the team saves on behalf of a client is logged with it. With a `phase`, a mutation needs it open to the owner;
 * unless it is `quiet`, it is an answer, which their coach wants to know of.
 */
const withOwner = (phase?: Phase, { quiet = false } = {}) =>
  t.procedure
    // In one step, since each costs as much as a read of the database (docs/performance.md).
    .use(async ({ ctx, getRawInput, path, type, next }) => {
      const caller = callerOf(ctx, type);
      const input = await getRawInput();
      const { isOwn, user } = await ownerIn({ ...ctx, caller }, input);
      if (type !== 'mutation') {
        const asSeen: { ctx?: SignedIn; getRawInput: typeof getRawInput } = {
          getRawInput: async () => ({ ...Object(input), user }),
        };
        return next<SignedIn>(asSeen);
      }
      const { activities, users } = ctx.services.store;
      const owner = isOwn ? caller : await users.byId(user);
      if (!owner) throw new AppError('notFound', { field: 'user' });
      if (phase && !isWritable(phase, owner)) throw new AppError('phaseLocked');
      const proceed = () => next<SignedIn>({});
      if (isOwn) return phase && !quiet ? users.answering(owner.id, Date.now(), proceed) : proceed();
      const saving = { user: owner.id, actor: caller.id, procedure: path, phase, date: Date.now() };
      const seen = { type, clients: [owner.id], field: 'user' };
      return whileSeen({ ...ctx, caller }, seen, () => activities.onBehalf(saving, proceed));
    })
    .input(ownerInput);

/** Reads and writes of the owner's data, in any phase. */
export const ownDataProcedure = withOwner().meta({ access: 'ownData' });

/** Own data of a phase: read always, written while the phase is open to its owner. */
const phaseProcedure = (phase: Phase) => withOwner(phase);

/** Writes of the Conscience phase. Spec 1, section 4. The last one may open the later phases, with a mail that waits to be sent. */
export const conscienceWriteProcedure = phaseProcedure('conscience')
  .meta({ access: 'conscienceWrite' })
  .use(async ({ ctx, input, next }) => {
    const answer = await next();
    const owner = await ctx.services.store.users.byId(input.user);
    if (owner && !isWritable('conscience', owner)) ctx.services.mailer.wake();
    return answer;
  });

/** Responsibility and every phase that opens together with it. Spec 2, section 2. */
export const laterPhaseProcedure = phaseProcedure('responsibility').meta({ access: 'laterPhase' });

/** The same for what the client says to themselves, where their coach finds nothing new. */
export const quietLaterPhaseProcedure = withOwner('responsibility', { quiet: true }).meta({ access: 'laterPhase' });
