import type { DeskScope } from '@miraco/contract/desk';
import type { Product } from './product.ts';

interface OnDesk {
  reason: string;
  total: number;
  people: { user: { id: string }; since: number }[];
}

/** Who is on the desk of somebody on the team, by the reasons. */
export async function readDesk({ call }: Product, as: { token: string }, of: DeskScope = 'team') {
  const { data } = await call('admin.desk.of', { of }, { as });
  const all: OnDesk[] = data.reasons;
  return {
    comments: data.comments,
    hasOwn: data.hasOwn,
    reasons: Object.fromEntries(all.map((one) => [one.reason, one])),
  };
}

/** How many clients are on the desk, by the reasons. */
export async function deskOf(product: Product, as: { token: string }): Promise<Record<string, number>> {
  const { reasons } = await readDesk(product, as);
  return Object.fromEntries(Object.values(reasons).map(({ reason, total }) => [reason, total]));
}
