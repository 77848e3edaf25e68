import { paths } from '@miraco/contract/paths';
import { levels, wellnessBlocks } from '@miraco/domain/wellness';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from './section.tsx';

/** Describes the wellness test, and links to it. */
export function Wellness() {
  const { t } = useTranslation();
  return (
    <Section id="wellness" title={t('landing.wellness.title')} lead={t('landing.wellness.lead')}>
      <Card className="mt-8 grid gap-8 lg:grid-cols-2 lg:gap-16">
        <dl className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
          {wellnessBlocks.map((block) => (
            <div key={block}>
              <dt className="font-serif text-[1.2rem]">{t(`initial.blocks.${block}`)}</dt>
              <dd className="text-muted-foreground">{t(`landing.wellness.${block}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="grid justify-items-start gap-5">
          <div>
            <p>{t('landing.wellness.levels')}</p>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
              {levels.map((level) => (
                <li key={level}>
                  <LevelMark level={level} />
                </li>
              ))}
            </ul>
          </div>
          <Button asChild size="lg">
            <Link to={paths.evaluate}>{t('landing.wellness.take')}</Link>
          </Button>
          <p className="flex gap-2.5 text-[0.9rem] text-muted-foreground">
            <Lock className="mt-1 size-4 shrink-0" aria-hidden="true" />
            {t('landing.wellness.private')}
          </p>
          <p className="measure text-[0.9rem] text-muted-foreground">{t('result.snapshot')}</p>
        </div>
      </Card>
    </Section>
  );
}
