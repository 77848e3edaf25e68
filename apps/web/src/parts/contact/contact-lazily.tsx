import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { needTexts } from '#shared/language/language.ts';
import type { ContactProps } from './contact.tsx';

const Lazy = lazy<ComponentType<ContactProps>>(async () => {
  try {
    const [{ Contact }] = await Promise.all([import('./contact.tsx'), needTexts(['contact'])]);
    return { default: Contact };
  } catch {
    // Without a network the page is complete without it.
    return { default: () => null };
  }
});

/** The contact of the practice, loaded when its place comes into view: on a phone it is far down. */
export function Contact(props: ContactProps) {
  const [isSeen, setSeen] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isSeen ? (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  ) : (
    <div ref={place} />
  );
}
