import { optionalPart } from '#shared/loading/optional-part.tsx';
import type { OwnSession } from './own-sessions.ts';

const Loaded = optionalPart(
  async () => (await import('#features/conscience/next-session/next-session.tsx')).NextSession,
  'sessions',
);

interface NextSessionProps {
  /** Those ahead, the next first; undefined until they are known. */
  sessions: readonly OwnSession[] | undefined;
  className: string;
}

/** The next session with a coach, loaded for those who have one. */
export function NextSession({ sessions, className }: NextSessionProps) {
  const next = sessions?.[0];
  return next && <Loaded session={next} className={className} />;
}
