import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

/** Characters that fit into the lines that are always shown, in a column of a table. */
const longest = 260;
const mostLines = 5;

export function isLongText(text: string): boolean {
  return text.length > longest || text.split('\n').length > mostLines;
}

interface ClampedTextProps {
  children: string;
  /** Expanded from the start. */
  open?: boolean;
}

/** A text of any length: its first lines, and all of it on demand and on paper. */
export function ClampedText({ children: text, open: openAtFirst = false }: ClampedTextProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(openAtFirst);
  const id = useId();
  const toggle = (button: HTMLButtonElement) => {
    setOpen(!open);
    // Collapsing pages of text would leave the reader somewhere below it.
    if (open) requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
  };
  const long = isLongText(text);
  return (
    <>
      <p
        id={id}
        className={cn(
          'measure whitespace-pre-line [overflow-wrap:anywhere] print:max-w-none',
          long && !open && 'line-clamp-5 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {long && (
        <Button
          variant="link"
          className="text-[0.9rem]"
          aria-expanded={open}
          aria-controls={id}
          onClick={(event) => toggle(event.currentTarget)}
        >
          {open ? t('common.readLess') : t('common.readAll')}
        </Button>
      )}
    </>
  );
}
