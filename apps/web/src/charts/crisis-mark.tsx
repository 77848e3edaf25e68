import type { WellnessBlock } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { levelLooks } from './level-mark.tsx';

const { Icon, colour } = levelLooks.crisis;

/** The blocks in crisis, beside a level that does not show them. Renders nothing where there is none. */
export function CrisisMark({ blocks }: { blocks: readonly WellnessBlock[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (blocks.length === 0) return null;
  const areas = new Intl.ListFormat(language).format(blocks.map((block) => t(`initial.blocks.${block}`)));
  return (
    <span
      className={`inline-flex items-start gap-1.5 whitespace-normal font-medium text-[0.9rem] leading-tight ${colour}`}
    >
      <Icon className="mt-px size-4 shrink-0" aria-hidden="true" />
      {t('result.inCrisis', { areas })}
    </span>
  );
}
