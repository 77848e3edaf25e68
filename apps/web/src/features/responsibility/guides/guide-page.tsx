import { paths } from '@miraco/contract/paths';
import { playableVideo } from '@miraco/domain/videos';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { ArrowLeft, BookOpenText } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { readableTexts } from '#parts/rich-text/guide-texts.ts';
import { RichText } from '#parts/rich-text/rich-text.tsx';
import { Video } from '#parts/rich-text/video.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { askAhead, useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/router.tsx';
import { getSession, userId } from '#shared/session/session.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GuideComments } from './guide-comments.tsx';
import { GuidePractice } from './guide-practice-lazily.ts';

/** /client/test/responsibility/explain/:virtue: the guide of one virtue, with its comments. Spec 2, section 2. */
export function GuidePage() {
  const { virtue: named } = useParams();
  const virtue = virtues.find((known) => known === named);
  return virtue ? <VirtueGuide key={virtue} virtue={virtue} /> : <UnknownVirtue />;
}

function VirtueGuide({ virtue }: { virtue: Virtue }) {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const language = useLanguage();
  const screen = useScreen((ask) => ({
    me: ask.account.me(),
    guide: ask.responsibility.guides.getByVirtue({ virtue }),
    hosts: ask.responsibility.guides.videoHosts(),
    words: ask.method.virtues(),
  }));
  // In one request with the guide. Refused where the phase is closed, which shows none.
  useEffect(() => {
    if (!getSession()?.isTeam)
      askAhead((ask) => ({ practice: ask.responsibility.training.practice({ user: userId(), virtue }) }));
  }, [virtue]);
  const name = screen.data?.words[virtue].name[language] ?? t('guide.title');
  usePageTitle(name);

  if (!screen.data) return <Loading title={name} queries={[screen]} />;
  const { guide, hosts, words } = screen.data;
  return (
    <>
      <StepsBar />
      <PageHeader eyebrow={<ToList />} title={name} lead={words[virtue].meaning[language]} />
      {locked && <LockedNotice />}
      {guide ? (
        <>
          <GuideContent guide={guide} hosts={hosts} name={name} />
          {!locked && <GuidePractice virtue={virtue} />}
          <GuideComments guide={guide} locked={locked} />
        </>
      ) : (
        <EmptyState icon={<BookOpenText />} title={t('guide.missing', { virtue: name })} action={<SeeGuides />}>
          {t('guide.missingText')}
        </EmptyState>
      )}
    </>
  );
}

type Guide = NonNullable<Outputs['responsibility']['guides']['getByVirtue']>;

interface GuideContentProps {
  guide: Guide;
  /** The hosts whose videos are shown. */
  hosts: string[];
  name: string;
}

function GuideContent({ guide, hosts, name }: GuideContentProps) {
  const { t } = useTranslation();
  const video = playableVideo(guide.url, hosts);
  const { language, texts } = readableTexts(guide, useLanguage());
  return (
    <div className="grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-8">
      {video && <Video key={video.player} video={video} title={t('guide.videoTitle', { virtue: name })} />}
      {texts.length > 0 && <RichText html={texts.join('')} language={language} />}
      {texts.length === 0 && <p className="text-muted-foreground">{t('guide.noTexts')}</p>}
    </div>
  );
}

function UnknownVirtue() {
  const { t } = useTranslation();
  usePageTitle(t('guide.unknown'));
  return (
    <>
      <StepsBar />
      <PageHeader title={t('guide.unknown')} lead={t('guide.unknownText')} />
      <SeeGuides />
    </>
  );
}

function ToList() {
  const { t } = useTranslation();
  return (
    <Link to={paths.guide} className="inline-flex min-h-11 items-center gap-1.5 hover:text-foreground print:hidden">
      <ArrowLeft className="size-4" aria-hidden="true" />
      {t('guide.backToList')}
    </Link>
  );
}

function SeeGuides() {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <Link to={paths.guide}>{t('guide.seeAll')}</Link>
    </Button>
  );
}
