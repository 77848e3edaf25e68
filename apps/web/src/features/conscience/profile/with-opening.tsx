import { paths } from '@miraco/contract/paths';
import type { Situation } from '@miraco/domain/due';
import { isJustOpened } from '@miraco/domain/due';
import { type ReactNode, useEffect } from 'react';
import { Opening } from '#features/conscience/moments-lazily.ts';
import { momentAt, useMoment } from '#parts/moment/address.ts';
import { noteOpeningSeen, wasOpeningSeen } from '#parts/moment/seen.ts';
import { navigate } from '#shared/router/history.ts';
import { Navigate } from '#shared/router/router.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface WithOpeningProps {
  me: Outputs['account']['me'];
  overview: Outputs['conscience']['overview'];
  situation: Situation;
  weeklyTests: number;
  /** The profile. */
  children: ReactNode;
}

/** The profile; before it, once in a browser, the page that says that the later phases have been opened. */
export function WithOpening({ me, overview, situation, weeklyTests, children }: WithOpeningProps) {
  const asked = useMoment('responsibility');
  const { id } = me;
  const isNews = isJustOpened(situation, weeklyTests) && !wasOpeningSeen(id);
  useEffect(() => {
    if (!isNews) return;
    noteOpeningSeen(id);
    navigate(momentAt(paths.profile, 'responsibility'), { replace: true });
  }, [isNews, id]);

  if (isNews) return null;
  if (!asked) return children;
  if (situation.phase === 'conscience') return <Navigate to={paths.profile} replace />;
  return <Opening me={me} overview={overview} />;
}
