import { useEffect } from 'react';
import { stepsTaken } from '#parts/focused/steps-taken.ts';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { navigate } from '#shared/router/history.ts';
import { Navigate, useLocation } from '#shared/router/router.tsx';

interface TestSentProps {
  /** The path of the result. */
  to: string;
  /** Drops the draft, once. */
  onShown: () => void;
}

/**
 * Leads to the result in place of the test's first page, so that one step back leaves the test instead of walking through its pages
 * again.
 */
export function TestSent({ to, onShown }: TestSentProps) {
  const taken = stepsTaken(useLocation().state);

  useEffect(() => {
    onShown();
    if (taken === 0) return;
    const timer = setTimeout(() => navigate(-taken));
    return () => clearTimeout(timer);
  }, [onShown, taken]);

  return taken === 0 ? <Navigate to={to} replace /> : <LoadingRosette />;
}
