import { calendarPath } from '@miraco/contract/paths';
import type { Services } from '../services.ts';
import { router, signedInProcedure } from '../trpc.ts';

const addressOf = ({ calendarAddresses, config }: Services, key: string) =>
  `${config.publicUrl}${calendarPath(calendarAddresses.tokenOf(key))}`;

/** The private address under which calendar programs read what is due for the caller. */
export const calendar = router({
  /** Null while it is closed. */
  address: signedInProcedure.meta({ secret: true }).query(async ({ ctx: { caller, services } }) => {
    const key = await services.store.calendarFeeds.keyOf(caller.id);
    return { address: key === undefined ? null : addressOf(services, key) };
  }),

  /** Opens it under a new address; an earlier one is void. */
  open: signedInProcedure.meta({ secret: true }).mutation(async ({ ctx: { caller, services } }) => {
    const key = services.calendarAddresses.newKey();
    await services.store.calendarFeeds.open(caller.id, key);
    return { address: addressOf(services, key) };
  }),

  close: signedInProcedure.mutation(async ({ ctx: { caller, services } }) => {
    await services.store.calendarFeeds.close(caller.id);
    return {};
  }),
});
