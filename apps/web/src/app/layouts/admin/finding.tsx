import { useEffect, useState } from 'react';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { useShortcuts } from '#shared/shortcuts.ts';

// Loaded when one of them is first opened.
const Finder = optionalPart(async () => (await import('#features/admin/finder/finder.tsx')).Finder, 'finder');
const ShortcutList = optionalPart(
  async () => (await import('#features/admin/finder/shortcut-list.tsx')).ShortcutList,
  'finder',
);

type Part = 'finder' | 'shortcuts';

/** What finds a client from every page of the team, and the list of shortcuts; with the keys that open them. */
export function useFinding() {
  const [open, setOpen] = useState<Part>();
  const [seen, setSeen] = useState<readonly Part[]>([]);
  const show = (part: Part) => {
    setSeen((before) => [...new Set([...before, part])]);
    setOpen(part);
  };
  useShortcuts({ '/': () => show('finder'), '?': () => show('shortcuts') }, { below: true });
  useEffect(() => {
    // With a modifier it works while one is typing, too.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) show('finder');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const close = () => setOpen(undefined);
  return {
    show,
    parts: (
      <>
        {seen.includes('finder') && <Finder open={open === 'finder'} onOpenChange={close} />}
        {seen.includes('shortcuts') && <ShortcutList open={open === 'shortcuts'} onOpenChange={close} />}
      </>
    ),
  };
}
