import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

const longest = 260;
const mostLines = 5;

/** A text that may fill pages: its first lines, and all of it on demand. */
export function ClampedText({ children: text }: { children: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const long = text.length > longest || text.split('\n').length > mostLines;
  return (
    <>
      <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${long && !open ? 'line-clamp-5' : ''}`}>{text}</p>
      {long && (
        <Button variant="link" className="text-[0.9rem]" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('entries.readLess') : t('entries.readAll')}
        </Button>
      )}
    </>
  );
}
