import type { Level } from '@miraco/domain/wellness';
import { Footprints, HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';

interface NextStepProps {
  level: Level;
  /** For one of several: without the colour that draws attention. */
  quiet?: boolean;
  /** False beside a support card, which has said already what the title would repeat. */
  titled?: boolean;
  children: ReactNode;
}

/** The one thing to do next. In a crisis it is to ask for support, and is named so. */
export function NextStep({ level, quiet = false, titled = true, children }: NextStepProps) {
  const { t } = useTranslation();
  const crisis = level === 'crisis';
  const Icon = crisis ? HeartHandshake : Footprints;
  return (
    <div
      className={cn(
        'flex gap-3.5',
        quiet ? 'border-t pt-4' : 'rounded-md border-accent border-l-4 bg-accent/12 py-4 pr-4 pl-4',
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
      <div className="min-w-0">
        {titled && <p className="mb-1 font-medium">{crisis ? t('result.support') : t('result.nextStep')}</p>}
        <p className="measure">{children}</p>
      </div>
    </div>
  );
}
