import { virtues } from '@miraco/domain/virtues';
import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { FoldButton, useFold } from '#ui/fold.tsx';
import type { Blocked } from './ratings.ts';

interface BlockedListProps {
  blocked: Blocked;
  statements: Outputs['method']['statements'];
}

/** The questions that are not asked, in one line that opens: each with the reason. */
export function BlockedList({ blocked, statements }: BlockedListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fold = useFold(false);
  const known = virtues.flatMap((virtue) => {
    const reason = blocked[virtue];
    return reason ? [{ virtue, reason }] : [];
  });
  if (known.length === 0) return null;
  return (
    <div className="rounded-md bg-muted px-4">
      <FoldButton fold={fold}>
        <Sprout className="size-[1.15em] shrink-0" aria-hidden="true" />
        <span className="min-w-0 flex-1">{t('mediumhard.blockedFold', { count: known.length })}</span>
      </FoldButton>
      {fold.open && (
        <ul id={fold.id} className="grid gap-4 border-t py-4">
          {known.map(({ virtue, reason }) => (
            <li key={virtue}>
              <p>{statements[virtue].question[language]}</p>
              <p className="mt-1 text-[0.9rem] text-muted-foreground">{t(`mediumhard.reason.${reason}`)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
