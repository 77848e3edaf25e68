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
  return {
    services,
    address: request.ip,
    caller: session && {
      ...session.user,
      sid: session.sid,
      isAdministrator: session.user.tests === administratorTests,
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

/** Administrators. */
export const adminProcedure = withCaller.meta({ access: 'admin' }).use(({ ctx, next }) => {
  if (!ctx.caller.isAdministrator) throw new AppError('forbidden');
  return next();
});

/**
 * The `user` named in the input is the caller, or the caller is an administrator. A client is answered alike whether the user
 * named exists or not.
 */
const withOwner = withCaller.input(ownerInput).use(async ({ ctx, input, type, next }) => {
  if (input.user === ctx.caller.id) return next({ ctx: { ...ctx, owner: ctx.caller } });
  if (!ctx.caller.isAdministrator) throw new AppError('forbidden');
  const owner = await ctx.services.store.users.byId(input.user);
  if (!owner && type === 'mutation') throw new AppError('notFound', { field: 'user' });
  return next({ ctx: { ...ctx, owner } });
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
