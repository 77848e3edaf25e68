import { type ComponentType, lazy, Suspense } from 'react';
import type { SupportCardProps } from './support-card.tsx';

const Lazy = lazy<ComponentType<SupportCardProps>>(async () => {
  try {
    return { default: (await import('./support-card.tsx')).SupportCard };
  } catch {
    // Without a network: the result stays, and the help at the end of the page is there.
    return { default: () => null };
  }
});

/** The support card on pages that most people see without it. */
export function SupportCard(props: SupportCardProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
