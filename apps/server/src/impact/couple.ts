import { AppError } from '@miraco/contract/app-error';
import { couplePurposeInput } from '@miraco/contract/impact';
import { virtues } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import type { z } from 'zod';
import { laterPhaseProcedure, router } from '../trpc.ts';
import { saving } from './saving.ts';
import { scoring } from './scored-rows.ts';

/** A complementary virtue is one of the partners that the method names, or none. Spec 2, section 9. */
function assertPartners(
  polarity: Method['polarity'],
  chosen: z.infer<typeof couplePurposeInput>['complementary'],
): void {
  for (const virtue of virtues) {
    const partner = chosen?.[virtue];
    if (partner && !polarity[virtue].some((pair) => pair.partner === partner)) {
      throw new AppError('notAPartner', { field: `complementary.${virtue}` });
    }
  }
}

/** The couple purpose. Spec 2, sections 3, 4 and 7. */
export const couple = router({
  get: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.purposes.coupleOf(input.user)),

  edit: laterPhaseProcedure.input(couplePurposeInput).mutation(async ({ ctx, input }) => {
    const { config, method, store } = ctx.services;
    const { virtues: rows = {}, complementary, virtuesCouple, potential } = input;
    assertPartners(method.polarity, complementary);
    const { named, score } = scoring(rows, 'couple', config.scoringReading);
    const texts = { complementary, virtuesCouple, potential };
    await store.purposes.saveCouple(saving(ctx.caller, input), texts, named, score);
    return {};
  }),
});
