import { AppError, errorTable } from '@miraco/contract/app-error';
import { ownerInput } from '@miraco/contract/fields';
import { isAdministrator } from '@miraco/domain/access';
import type { Phase } from '@miraco/domain/phases';
import { type InPhase, isWritable } from '@miraco/domain/user-phase';
import { initTRPC, type ProcedureType, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyRequest } from 'fastify';
import { describeError } from './errors.ts';
import type { Services } from './services.ts';

/** `Authorization: Bearer <token>`, or the header `auth`. Nothing is ever read from a cookie. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  return bearer ?? (typeof headers.auth === 'string' ? headers.auth : undefined);
}

/** Who asks, and for how many procedures in the same request. */
export async function createContext(services: Services, request: FastifyRequest, calls = 1) {
  const token = tokenOf(request);
  const session = token ? await services.sessions.resume(token) : null;
  return {
    services,
    calls,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    caller: session && {
      ...session.user,
      sid: session.sid,
      /** An administrator, with a second factor where that is required: nothing else opens other people's data. */
      mayAdministrate: isAdministrator(session.user.tests) && !session.user.lacksSecondFactor,
    },
  };
}

export type Context = Awaited<ReturnType<typeof createContext>>;
export type Caller = NonNullable<Context['caller']>;

/** Who may call a procedure. Set by its builder, read by REST and by the test that walks the router. */
export const accesses = ['public', 'signedIn', 'ownData', 'conscienceWrite', 'laterPhase', 'admin'] as const;
export type Access = (typeof accesses)[number];

const t = initTRPC
  .context<Context>()
  .meta<{ access: Access }>()
  .create({
    errorFormatter: ({ error }) => {
      const description = describeError(error);
      const { trpc } = errorTable[description.code];
      return { code: TRPC_ERROR_CODES_BY_KEY[trpc], message: description.key, data: description };
    },
  });

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

/** Who may not see other people's data. @throws AppError forbidden, secondFactorRequired */
function assertAdministrator({ mayAdministrate, lacksSecondFactor }: Caller): void {
  if (!mayAdministrate) throw new AppError(lacksSecondFactor ? 'secondFactorRequired' : 'forbidden');
}

/** Anybody with a session. */
export const signedInProcedure = t.procedure
  .meta({ access: 'signedIn' })
  .use(({ ctx, next, type }) => next({ ctx: { caller: callerOf(ctx, type) } }));

/** Administrators, with a second factor where that is required of them. */
export const adminProcedure = t.procedure.meta({ access: 'admin' }).use(({ ctx, next, type }) => {
  const caller = callerOf(ctx, type);
  assertAdministrator(caller);
  return next({ ctx: { caller } });
});

/**
 * The `user` named in the input is the caller, or the caller is an administrator. A client gets the same answer whether the user
 * named exists or not. What an administrator saves on behalf of a user is logged with it. `mayWrite` is whether the phase of the
 * owner allows a mutation.
 */
const withOwner = (mayWrite: (owner: InPhase) => boolean) =>
  t.procedure
    // In one step, since each costs as much as a read of the database (docs/performance.md).
    .use(async ({ ctx, getRawInput, path, type, next }) => {
      const caller = callerOf(ctx, type);
      const { data: named, error } = ownerInput.safeParse(await getRawInput());
      if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
      const isOwn = named.user === caller.id;
      if (!isOwn) assertAdministrator(caller);
      if (type !== 'mutation') return next({ ctx: { caller } });
      const { activities, users } = ctx.services.store;
      const owner = isOwn ? caller : await users.byId(named.user);
      if (!owner) throw new AppError('notFound', { field: 'user' });
      if (!mayWrite(owner)) throw new AppError('phaseLocked');
      const proceed = () => next({ ctx: { caller } });
      if (isOwn) return proceed();
      return activities.onBehalf({ user: owner.id, actor: caller.id, procedure: path, date: Date.now() }, proceed);
    })
    .input(ownerInput);

/** Reads and writes of the owner's data, in any phase. */
export const ownDataProcedure = withOwner(() => true).meta({ access: 'ownData' });

/** Own data of a phase: read always, written while the phase is open to its owner. */
const phaseProcedure = (phase: Phase) => withOwner((owner) => isWritable(phase, owner));

/** Writes of the Conscience phase. Spec 1, section 4. */
export const conscienceWriteProcedure = phaseProcedure('conscience').meta({ access: 'conscienceWrite' });

/** Responsibility and every phase that opens together with it. Spec 2, section 2. */
export const laterPhaseProcedure = phaseProcedure('responsibility').meta({ access: 'laterPhase' });
