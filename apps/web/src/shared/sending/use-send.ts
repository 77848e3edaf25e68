import { trpc } from '#shared/trpc/trpc.ts';
import type { Delivery } from './sender.ts';
import { type Sending, useSender } from './use-sender.ts';

/** Sends what a button sends, everywhere: see `Delivery`. It may be what was due, see `dueFor`, and may open the later phases. */
export function useSend<Sent = void, Answer = unknown>(delivery: Delivery<Sent, Answer>): Sending<Sent> {
  const { account } = trpc.useUtils();
  const refresh = () =>
    Promise.all([
      delivery.refresh?.(),
      account.situation.invalidate(),
      account.me.getData()?.opensByItself && account.me.invalidate(),
    ]);
  return useSender({ ...delivery, refresh }, () => void account.me.invalidate());
}
