import { memo, Suspense } from 'react';
import type { Late } from '#shared/loading/late.tsx';
import { useMedia } from '#ui/use-media.ts';

/** The progress bar of a phase, which a phone has no room for. */
export type TestNavPart = Late<object>;

const room = '(width >= 40rem)';

export const hasRoomForNav = () => matchMedia(room).matches;

/** Above a test on a wide screen. Memoized, so that an answer does not render it again. */
export const TestNav = memo(function TestNav({ nav }: { nav: TestNavPart }) {
  const hasRoom = useMedia(room);
  return <Suspense>{hasRoom && <nav.Part />}</Suspense>;
});
