import { itinerarySessions } from '@miraco/domain/coaching-sessions';
import { useSearchParams } from '#shared/router/router.tsx';

/** The sessions of the itinerary, from the first on. */
export const briefNumbers = Array.from({ length: itinerarySessions }, (_, place) => place + 1);

/** The session that the URL names, else this one. */
export function useBriefNumber(otherwise: number): number {
  const [address] = useSearchParams();
  const named = address.get('session');
  return briefNumbers.find((number) => String(number) === named) ?? otherwise;
}
