import { paths } from '@miraco/contract/paths';
import type { Language } from '@miraco/domain/languages';
import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { type Strength, strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { BookOpenText, CirclePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { askGuideList } from '#features/responsibility/asks.ts';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { readableLanguage } from '#parts/rich-text/guide-texts.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** The virtues from weak to strong, unrated ones last. Each group in the order of the method. */
function fromWeakToStrong(ratings: Ratings): Virtue[] {
  const rated = strengths.flatMap((strength) => virtuesRated(ratings, strength));
  return [...rated, ...virtues.filter((virtue) => !rated.includes(virtue))];
}

/** /client/test/responsibility/guide: a button for each existing guide, those of the virtues to train first. Spec 2, section 2. */
export function GuideList() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const language = useLanguage();
  const screen = useScreen(askGuideList);
  const title = t('guide.listTitle');
  usePageTitle(title);

  if (!screen.data) return <Loading title={title} queries={[screen]} />;
  const { guides, overview, words } = screen.data;
  const { ratings } = overview;
  const known = new Map(guides.map((guide) => [guide.virtue, guide]));
  const available = fromWeakToStrong(ratings).flatMap((virtue) => {
    const guide = known.get(virtue);
    if (!guide) return [];
    const { video, languages } = guide;
    const isWritten = (one: Language) => languages.includes(one);
    return video || isWritten(readableLanguage(isWritten, language)) ? [{ virtue, video }] : [];
  });
  return (
    <>
      <StepsBar current="guide" />
      <PageHeader title={title} lead={available.length > 0 && t('guide.listLead')} />
      {locked && <LockedNotice />}
      {available.length === 0 && (
        <EmptyState icon={<BookOpenText />} title={t('guide.none')}>
          {t('guide.noneText')}
        </EmptyState>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {available.map(({ virtue, video }) => (
          <li key={virtue}>
            <GuideButton
              virtue={virtue}
              name={words[virtue].name[language]}
              strength={ratings[virtue]?.strength}
              video={video}
            />
          </li>
        ))}
      </ul>
      <GoOn />
    </>
  );
}

interface GuideButtonProps {
  virtue: Virtue;
  name: string;
  strength: Strength | undefined;
  video: boolean;
}

function GuideButton({ virtue, name, strength, video }: GuideButtonProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={pathOf(paths.explain, { virtue })}
      className="flex h-full min-h-18 items-center gap-3 rounded-lg border bg-card px-5 py-3 no-underline shadow-raised transition-colors duration-150 hover:border-primary"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-serif text-[1.15rem] leading-tight">{name}</span>
        {strength && (
          <span className="flex items-center gap-1.5 text-[0.85rem] text-muted-foreground">
            <SeriesMark look={strengthLooks[strength]} className="size-3.5" />
            {t(`strengths.${strength}`)}
          </span>
        )}
      </span>
      {video && (
        <>
          <CirclePlay className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
          <span className="sr-only">{t('guide.withVideo')}</span>
        </>
      )}
    </Link>
  );
}
