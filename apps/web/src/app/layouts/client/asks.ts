import type { Ask, Query } from '#shared/loading/use-screen.ts';
import { getSession, userId } from '#shared/session/session.ts';

/** What the frame of a client shows: what is due next, and who answers them. The team has its own header there. */
export function askFrame(ask: Ask): Record<string, Query> {
  const me = ask.account.me();
  if (getSession()?.isTeam) return { me, factor: ask.account.secondFactor.status() };
  const overview = ask.conscience.overview({ user: userId() });
  const answering = { contact: ask.account.contact(), practice: ask.method.practice() };
  return { me, overview, situation: ask.account.situation(), ...answering };
}
