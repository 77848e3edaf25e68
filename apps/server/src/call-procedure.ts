import { callTRPCProcedure, type ProcedureType } from '@trpc/server';
import { appRouter, heavinessOf } from './router.ts';
import type { Context } from './trpc.ts';

interface Call {
  ctx: Context;
  path: string;
  type: ProcedureType;
  getRawInput: () => Promise<unknown>;
  /** The position in a batch. */
  index?: number;
}

/**
 * Calls a procedure, for tRPC and REST alike. A heavy one waits until no other of its user is under way, in whichever request.
 * @throws AppError tooManyRequests, and what the procedure throws
 */
export async function callProcedure({ ctx, path, type, getRawInput, index = 0 }: Call): Promise<unknown> {
  const { caller, services } = ctx;
  const call = async () =>
    // No procedure runs long enough to be aborted when the client disconnects.
    callTRPCProcedure({ router: appRouter, path, type, ctx, getRawInput, signal: undefined, batchIndex: index });
  const heavy = heavinessOf(path);
  if (!heavy || !caller) return call();
  return services.turns.heavy.run(caller.id, async () => {
    if (heavy === 'export') await services.limits.exportData(caller.id);
    return call();
  });
}
