import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { isPlanned, type PlanTexts } from './plan-texts.ts';

/** Without the full stop: the sentence brings its own. */
const inSentence = (text: string) => text.trim().replace(/[\s.]+$/u, '');

/** A plan as sentences; nothing where there is none. */
export function PlanText({ plan, className }: { plan: PlanTexts; className?: string }) {
  const { t } = useTranslation();
  if (!isPlanned(plan)) return null;
  const [cue, act, setback] = [inSentence(plan.cue), inSentence(plan.act), inSentence(plan.setback)];
  const sentences = [
    cue && act && t('plan.whenIWill', { cue, act }),
    cue && !act && t('plan.when', { cue }),
    act && !cue && t('plan.iWill', { act }),
    setback && t('plan.ifItGoesWrong', { setback }),
  ];
  return (
    <p className={cn('measure min-w-0 text-[0.95rem] leading-snug [overflow-wrap:anywhere]', className)}>
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}
