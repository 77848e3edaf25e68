import { currentPhases, type InPhase } from '@miraco/domain/user-phase';
import { useEffect } from 'react';
import { userId } from '#shared/session/session.ts';

/** A key for each user: another may sign in later in the same tab. */
const key = () => `miraco.phase.${userId()}`;

function kept(): InPhase | undefined {
  try {
    const found = sessionStorage.getItem(key());
    const known = currentPhases.find(({ name }) => name === found);
    return known && { phase: known.name };
  } catch {
    return undefined;
  }
}

/** The client’s phase; until the server tells it, as it last was in this tab: without a network it tells nothing. */
export function useKeptPhase(me: InPhase | undefined): InPhase | undefined {
  const phase = me?.phase;
  useEffect(() => {
    if (phase === undefined) return;
    try {
      sessionStorage.setItem(key(), phase);
    } catch {
      // Without storage the navigation is that of the first phase until the network is back.
    }
  }, [phase]);
  return me ?? kept();
}
