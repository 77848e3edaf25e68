import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chosenVirtues } from '#features/conscience/chosen-virtues.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useLocation } from '#shared/router/router.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';

/** The virtues that were marked on the page before. */
export function JustChosen({ names }: { names: Outputs['method']['virtues'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state }: { state: unknown } = useLocation();
  const chosen = chosenVirtues(state);
  if (chosen.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <p className="mb-6 flex items-start gap-3 rounded-lg bg-secondary px-4 py-3 text-secondary-foreground motion-safe:animate-fade">
      <Sprout className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
      <span className="measure">
        {t('weak.chosen', {
          virtues: list.format(chosen.map((virtue) => names[virtue].name[language])),
        })}
      </span>
    </p>
  );
}
