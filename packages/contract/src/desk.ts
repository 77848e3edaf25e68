import { deskReasons } from '@miraco/domain/desk';
import { userId } from './fields.ts';
import { z } from './messages.ts';

/** Whose clients are on the desk: one’s own, or those of the whole team, which is the same for a coach. */
export const deskScopes = ['mine', 'team'] as const;
export type DeskScope = (typeof deskScopes)[number];

export const deskInput = z.object({ of: z.enum(deskScopes) });

/** A line of the desk: a client, and why they are on it. */
export const deskLineInput = z.object({ user: userId, reason: z.enum(deskReasons) });
