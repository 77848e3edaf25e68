import { questionCount } from '@miraco/domain/wellness';
import { paths } from '@miraco/schemas/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The way to the wellness test, which comes before everything else. */
export function TestInvitation({ answered }: { answered: number }) {
  const { t } = useTranslation();
  const begun = answered > 0;
  return (
    <Card className="border-l-4! border-l-accent!">
      <p className="eyebrow">{t('profile.next')}</p>
      <h2 className="mt-2">{begun ? t('profile.unfinishedTitle') : t('profile.startTitle')}</h2>
      <p className="measure mt-3 text-muted-foreground">{begun ? t('profile.unfinished') : t('profile.start')}</p>
      {begun && (
        <div className="mt-5 grid max-w-md gap-2">
          <p className="font-medium tabular-nums">{t('initial.answered', { count: answered, total: questionCount })}</p>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-border">
            <div
              className="size-full origin-left bg-primary"
              style={{ transform: `scaleX(${answered / questionCount})` }}
            />
          </div>
        </div>
      )}
      <Button asChild size="lg" className="mt-6 max-sm:w-full">
        <Link to={paths.initialTest}>
          {begun ? t('profile.continueTest') : t('profile.takeTest')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}
