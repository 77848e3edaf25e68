import { useState } from 'react';
import { needTexts } from '#shared/language/language.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { isSoon, type OwnSession } from './own-sessions.ts';

const Loaded = optionalPart(async () => {
  const [{ NextSession }] = await Promise.all([
    import('#features/conscience/next-session/next-session.tsx'),
    needTexts(['sessions']),
  ]);
  return NextSession;
});

interface NextSessionProps {
  /** Those ahead, the next first; undefined until they are known. */
  sessions: readonly OwnSession[] | undefined;
  /** The place for a session of the next day, or that for later ones. */
  place: 'soon' | 'later';
}

/** The next session with a coach, loaded for those who have one: above everything else on its day, else below what is due now. */
export function NextSession({ sessions, place }: NextSessionProps) {
  const [now] = useState(Date.now);
  const next = sessions?.[0];
  if (!next || isSoon(next, now) !== (place === 'soon')) return null;
  return <Loaded session={next} className={place === 'soon' ? 'mb-5' : 'mt-5'} />;
}
