import { useCallback, useState } from 'react';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import type { ContactProps } from './contact.tsx';

const Wanted = optionalPart(async () => (await import('./contact.tsx')).Contact, 'contact');

/** The contact of the practice, loaded when its place comes into view: on a phone it is far down. */
export function Contact(props: ContactProps) {
  const [isSeen, setSeen] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isSeen ? <Wanted {...props} /> : <div ref={place} />;
}
