import { paths } from '@miraco/contract/paths';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

interface EvaluateStartProps {
  /** Whether there are answers in this tab. */
  state: 'fresh' | 'begun' | 'complete';
  onBegin: () => void;
  onErase: () => void;
  /** The person is about to begin. */
  onIntent: () => void;
}

const beginWords = { fresh: 'evaluate.begin', begun: 'evaluate.resume', complete: 'evaluate.seeResult' } as const;

/** Introduces the test, and says where the answers stay. */
export function EvaluateStart({ state, onBegin, onErase, onIntent }: EvaluateStartProps) {
  const { t } = useTranslation();
  return (
    <div className="max-w-3xl">
      <PageHeader eyebrow={t('initial.title')} title={t('evaluate.title')} lead={t('evaluate.lead')} />
      <div className="flex gap-3.5 rounded-lg border bg-card p-5 shadow-raised sm:p-7">
        <Lock className="mt-1 size-5 shrink-0 text-primary" aria-hidden="true" />
        <div className="min-w-0">
          <h2 className="text-[1.2rem]">{t('evaluate.privacyTitle')}</h2>
          <p className="measure mt-1.5">{t('evaluate.privacy')}</p>
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="lg" className="max-sm:w-full" onClick={onBegin} onPointerEnter={onIntent} onFocus={onIntent}>
          {t(beginWords[state])}
        </Button>
        {state !== 'fresh' && (
          <Button variant="secondary" size="lg" className="max-sm:w-full" onClick={onErase}>
            {t('evaluate.fresh')}
          </Button>
        )}
        {state !== 'complete' && <p className="text-muted-foreground">{t('evaluate.minutes')}</p>}
      </div>
      <p className="measure mt-8 text-[0.9rem] text-muted-foreground">
        {t('result.snapshot')}{' '}
        <Link to={paths.method} className="inline-block py-2 underline underline-offset-4">
          {t('result.aboutMethod')}
        </Link>
      </p>
    </div>
  );
}
