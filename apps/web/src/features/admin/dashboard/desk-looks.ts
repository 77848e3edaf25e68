import type { UserFilter } from '@miraco/contract/user-list-choices';
import {
  CircleAlert,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  Moon,
  PenLine,
  TimerOff,
  UserRoundX,
} from 'lucide-react';
import { addressOf, firstPage } from '#features/admin/list-place.ts';
import type { To } from '#shared/router/history.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type OnDesk = Outputs['admin']['desk']['of'];
export type ClientReason = OnDesk['reasons'][number]['reason'];

interface Look {
  Icon: LucideIcon;
  colour: string;
  /** The list of all clients for this reason, where there is one. */
  list: To | null;
}

const filtered = (filter: UserFilter) => addressOf({ ...firstPage, filter });

export const looksOf: Readonly<Record<ClientReason, Look>> = {
  crisis: { Icon: CircleAlert, colour: 'text-crisis', list: filtered('crisis') },
  leaving: { Icon: DoorOpen, colour: 'text-crisis', list: filtered('leaving') },
  waiting: { Icon: Hourglass, colour: 'text-primary', list: filtered('waiting') },
  overdue: { Icon: TimerOff, colour: 'text-primary', list: filtered('overdue') },
  answered: { Icon: PenLine, colour: 'text-primary', list: null },
  silent: { Icon: Moon, colour: 'text-primary', list: filtered('silent') },
  neverSignedIn: { Icon: MailQuestionMark, colour: 'text-primary', list: filtered('neverSignedIn') },
  uncoached: { Icon: UserRoundX, colour: 'text-primary', list: filtered('uncoached') },
};
