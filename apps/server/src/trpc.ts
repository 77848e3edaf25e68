import { administratorTests } from '@miraco/db/access-profiles';
import { AppError } from '@miraco/schemas/app-error';
import { ownerInput } from '@miraco/schemas/fields';
import { initTRPC } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { describeError, toTRPCError } from './errors.ts';
import type { Services } from './services.ts';

/** `Authorization: Bearer <token>`, or the header `auth`. Nothing is ever read from a cookie. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  return bearer ?? (typeof headers.auth === 'string' ? headers.auth : undefined);
}

export async function createContext(services: Services, request: FastifyRequest) {
  const token = tokenOf(request);
  const session = token ? await services.sessions.resume(token) : null;
  const isAdministrator = session?.user.tests === administratorTests;
  return {
    services,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    /** An administrator who has to set up a second factor before anything else. */
    lacksSecondFactor: isAdministrator && (await services.store.secondFactors.isMissing(session.user.id)),
    caller: session && {
      ...session.user,
      sid: session.sid,
      isAdministrator,
    },
  };
}

export type Context = Awaited<ReturnType<typeof createContext>>;
export type Caller = NonNullable<Context['caller']>;

/** Who may call a procedure. Set by its builder, read by the test that walks the router. */
export type Access = 'public' | 'signedIn' | 'ownData' | 'conscienceWrite' | 'laterPhase' | 'admin';

const t = initTRPC
  .context<Context>()
  .meta<{ access: Access }>()
  .create({
    errorFormatter: ({ shape, error }) => {
      const description = describeError(error);
      return { code: shape.code, message: description.key, data: description };
    },
  });

export const router = t.router;

const anyProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) throw toTRPCError(result.error.cause);
  return result;
});

/** Anybody, signed in or not. */
export const publicProcedure = anyProcedure.meta({ access: 'public' });

const withCaller = anyProcedure.use(({ ctx, next }) => {
  if (!ctx.caller) throw new AppError('signedOut');
  return next({ ctx: { ...ctx, caller: ctx.caller } });
});

/** Anybody with a session. */
export const signedInProcedure = withCaller.meta({ access: 'signedIn' });

/** Who may not see other people's data. @throws AppError forbidden, secondFactorRequired */
function assertAdministrator({ caller, lacksSecondFactor }: Context & { caller: Caller }): void {
  if (!caller.isAdministrator) throw new AppError('forbidden');
  if (lacksSecondFactor) throw new AppError('secondFactorRequired');
}

/** Administrators, with a second factor where that is required of them. */
export const adminProcedure = withCaller.meta({ access: 'admin' }).use(({ ctx, next }) => {
  assertAdministrator(ctx);
  return next();
});

/**
 * The `user` named in the input is the caller, or the caller is an administrator. A client is answered alike whether the user
 * named exists or not. What an administrator saves in a user's place is told in the log.
 */
const withOwner = withCaller.input(ownerInput).use(async ({ ctx, input, path, type, next }) => {
  if (input.user === ctx.caller.id) return next({ ctx: { ...ctx, owner: ctx.caller } });
  assertAdministrator(ctx);
  const { activities, users } = ctx.services.store;
  const owner = await users.byId(input.user);
  if (!owner && type === 'mutation') throw new AppError('notFound', { field: 'user' });
  const result = await next({ ctx: { ...ctx, owner } });
  if (type === 'mutation' && result.ok) await activities.savedOnBehalf(input.user, ctx.caller.id, path, Date.now());
  return result;
});

/** Reads and writes of one's own data, whatever the phase. */
export const ownDataProcedure = withOwner.meta({ access: 'ownData' });

/** Writes of the Conscience phase: own data, while that phase is open. Spec 1, section 4. */
export const conscienceWriteProcedure = withOwner.meta({ access: 'conscienceWrite' }).use(({ ctx, next }) => {
  if (!ctx.owner?.activeTest) throw new AppError('phaseLocked');
  return next();
});

/** Responsibility and Impact: own data, written only once Conscience has ended. Spec 2, section 2. */
export const laterPhaseProcedure = withOwner.meta({ access: 'laterPhase' }).use(({ ctx, type, next }) => {
  if (type === 'mutation' && ctx.owner?.activeTest) throw new AppError('phaseLocked');
  return next();
});
