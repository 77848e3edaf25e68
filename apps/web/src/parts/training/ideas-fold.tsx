import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldButton, type useFold } from '#ui/fold.tsx';

interface IdeasFoldProps {
  /** Of the virtue whose ideas they are. */
  name: string;
  fold: ReturnType<typeof useFold>;
  /** The ideas, once they are unfolded. */
  children: ReactNode;
}

/** The method's proposals for a virtue, folded at first. */
export function IdeasFold({ name, fold, children }: IdeasFoldProps) {
  const { t } = useTranslation();
  return (
    <>
      <FoldButton fold={fold} className="py-2 text-[0.95rem] text-primary">
        <Lightbulb className="size-[1.15em] shrink-0" aria-hidden="true" />
        <span className="flex-1">{t('training.ideas', { virtue: name })}</span>
      </FoldButton>
      {fold.open && <div id={fold.id}>{children}</div>}
    </>
  );
}
