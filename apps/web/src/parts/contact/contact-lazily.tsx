import { type ComponentType, lazy, Suspense } from 'react';
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

/** The contact of the practice, after the page that it stands on has been shown. */
export function Contact(props: ContactProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
