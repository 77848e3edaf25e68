import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { stepsTaken } from './steps-taken.ts';

interface TestSentProps {
  /** The result. */
  to: string;
  /** Drops the draft, once. */
  onShown: () => void;
}

/**
 * Leads to the result, in place of the page on which the test began: so that one step back leaves the test and does not walk
 * through its pages again.
 */
export function TestSent({ to, onShown }: TestSentProps) {
  const navigate = useNavigate();
  const taken = stepsTaken(useLocation().state);

  useEffect(() => {
    onShown();
    if (taken === 0) return;
    const timer = setTimeout(() => navigate(-taken));
    return () => clearTimeout(timer);
  }, [onShown, taken, navigate]);

  return taken === 0 ? <Navigate to={to} replace /> : <LoadingRosette />;
}
