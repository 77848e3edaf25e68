import type { Phase } from '@miraco/domain/phases';
import type { AnyRouter, AnyTRPCProcedure } from '@trpc/server';
import { drafts } from './account/drafts.ts';
import { account } from './account/router.ts';
import { admin } from './admin/router.ts';
import { conscience } from './conscience/router.ts';
import { impact } from './impact/router.ts';
import { method } from './method/router.ts';
import { responsibility } from './responsibility/router.ts';
import { type Meta, router } from './trpc.ts';

const phaseRouters = { conscience, responsibility, impact } satisfies Record<Phase, AnyRouter>;

export const appRouter = router({ account, drafts, ...phaseRouters, admin, method });

export type AppRouter = typeof appRouter;

const isProcedure = (entry: [string, unknown]): entry is [string, AnyTRPCProcedure] => typeof entry[1] === 'function';

/** Every procedure by its dotted path, as a request names it. */
export const procedures: ReadonlyMap<string, AnyTRPCProcedure> = new Map(
  Object.entries<unknown>(appRouter._def.procedures).filter(isProcedure),
);

const metaOf = (name: string): Meta => procedures.get(name)?._def.meta ?? {};

/** Whether the answer of a procedure has a secret of ours. */
export const answersSecret = (name: string): boolean => metaOf(name).secret === true;

/** Whether one call of a procedure runs at a time for each user. */
export const heavinessOf = (name: string): Meta['heavy'] => metaOf(name).heavy;
