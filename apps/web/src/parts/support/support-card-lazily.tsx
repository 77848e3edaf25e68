import { type ComponentProps, lazy, Suspense } from 'react';
import type { SupportCard as Card } from './support-card.tsx';

const Lazy = lazy(async () => {
  try {
    return { default: (await import('./support-card.tsx')).SupportCard };
  } catch {
    // Without a network: the result stays, and the help at the end of the page is there.
    return { default: () => null };
  }
});

/** The support card on pages that most people see without it. */
export function SupportCard(props: ComponentProps<typeof Card>) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
