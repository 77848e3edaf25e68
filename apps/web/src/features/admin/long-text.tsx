import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

/** What fits into the lines that are always shown, in the narrowest of the columns. */
const fewestLetters = 240;
const lines = 4;

export function isLongText(text: string): boolean {
  return text.length > fewestLetters || text.split('\n').length > lines;
}

/** What somebody wrote, as many lines as it has; a long one is folded until it is wanted. On paper it is whole. */
export function LongText({ text, open = false }: { text: string; open?: boolean }) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(open);
  const id = useId();
  const isLong = isLongText(text);
  return (
    <>
      <p
        id={id}
        className={cn(
          'measure whitespace-pre-line print:max-w-none [overflow-wrap:anywhere]',
          isLong && !unfolded && 'line-clamp-4 print:line-clamp-none',
        )}
      >
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
          className="print:hidden"
        >
          {t(unfolded ? 'phaseOne.text.less' : 'phaseOne.text.more')}
        </Button>
      )}
    </>
  );
}
