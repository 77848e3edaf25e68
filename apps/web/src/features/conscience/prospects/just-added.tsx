import { paths } from '@miraco/contract/paths';
import type { CareNeed } from '@miraco/domain/care';
import { ArrowRight, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { VirtueNames } from '#features/conscience/entries/virtue-names.tsx';
import { touchedVirtues } from '#parts/signs/signs.ts';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { focusTitleOnceThere } from '#shared/focus-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { excerpt, sentenceCase } from '#ui/entry-text.ts';
import { ProspectEntries } from './prospect-entries.tsx';
import { listsOf } from './prospect-forms.ts';
import type { Prospect, ProspectsProps } from './prospects-props.ts';

interface JustAddedProps extends ProspectsProps {
  entry: Prospect;
  /** What it calls for. */
  need: CareNeed | null;
}

/** The end of the conversation: what the expectation touches, and the ways on. */
export function JustAdded({ user, open, entries, words, entry, need }: JustAddedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  usePageTitle(`${t('prospect.added')} · ${t('prospect.title')}`);
  useEffect(() => {
    window.scrollTo(0, 0);
    return focusTitleOnceThere();
  }, []);
  return (
    <>
      <ConscienceNav className="max-sm:hidden" />
      <div className="grid max-w-2xl gap-6">
        <div className="grid gap-3">
          <h1 tabIndex={-1} className="text-[1.6rem]">
            {t('prospect.added')}
          </h1>
          <p className="border-primary border-l-2 pl-4 text-muted-foreground [overflow-wrap:anywhere]">
            {t('prospect.quote', { text: excerpt(sentenceCase(entry.prospect, language), 160, language) })}
          </p>
        </div>
        <div className="grid gap-2">
          <p className="eyebrow">{t('prospect.column.virtues')}</p>
          <VirtueNames virtues={touchedVirtues([...entry.feelings, ...entry.conducts])} names={words.virtues} />
        </div>
        {need && <SupportCard occasion="written" need={need} />}
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg" className="max-sm:w-full">
            <Link to={paths.mediumHard}>
              {t('due.goOn', { what: t('prospect.continue') })}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
          <Button asChild size="lg" variant="secondary" className="max-sm:w-full">
            <Link to={paths.prospect}>
              <Plus aria-hidden="true" />
              {t('prospect.another')}
            </Link>
          </Button>
        </div>
      </div>
      <ProspectEntries user={user} level={2} lists={listsOf(entries)} words={words} open={open} />
    </>
  );
}
