import { paths } from '@miraco/contract/paths';
import { languages } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { CirclePlay, FileText } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { capitalized, languageNames } from '#shared/language/language-names.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { useSession } from '#shared/session/session.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PendingBadge } from './pending-badge.tsx';

type Guide = Outputs['responsibility']['guides']['list'][number];

/** /admin/guides: the 23 virtues, each with the state of its guide and the comments that wait. Spec 2, section 2. */
export function Guides() {
  const { t } = useTranslation();
  const language = useLanguage();
  const screen = useScreen((ask) => ({
    drafts: ask.admin.guides.drafts(),
    guides: ask.responsibility.guides.list(),
    pending: ask.responsibility.guides.pending(),
    words: ask.method.virtues(),
  }));
  usePageTitle(t('nav.guides'));
  useSawGuides();

  if (!screen.data) return <Loading title={t('nav.guides')} queries={[screen]} />;
  const { drafts, guides, pending, words } = screen.data;
  const { total, byGuide } = pending;
  const waiting = new Map(byGuide.map(({ guide, comments }) => [guide, comments]));
  const known = new Map(guides.map((guide) => [guide.virtue, guide]));
  return (
    <>
      <PageHeader
        title={t('nav.guides')}
        lead={`${t('guideEditor.lead')} ${total > 0 ? t('guideEditor.pendingTotal', { count: total }) : t('guideEditor.nonePending')}.`}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {virtues.map((virtue) => {
          const guide = known.get(virtue);
          return (
            <li key={virtue}>
              <GuideTile
                virtue={virtue}
                name={words[virtue].name[language]}
                guide={guide}
                drafted={drafts.includes(virtue)}
                pending={(guide && waiting.get(guide.id)) ?? 0}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Ticks the guides off the checklist of the first day. */
function useSawGuides(): void {
  const utils = trpc.useUtils();
  const enabled = useSession()?.isAdministrator === true;
  const unseen = trpc.admin.checklist.get.useQuery(undefined, { enabled }).data?.done.guides === false;
  useEffect(() => {
    if (!unseen) return;
    // Without a network they are ticked off by the next visit.
    api.admin.checklist.sawGuides.mutate().then(
      () => utils.admin.checklist.invalidate(),
      () => undefined,
    );
  }, [unseen, utils]);
}

interface GuideTileProps {
  virtue: Virtue;
  name: string;
  guide: Guide | undefined;
  /** There is a draft that clients do not see yet. */
  drafted: boolean;
  pending: number;
}

function GuideTile({ virtue, name, guide, drafted, pending }: GuideTileProps) {
  const { t } = useTranslation();
  const texts = useTextState(guide);
  return (
    <Link
      to={pathOf(paths.editGuide, { virtue })}
      className="grid h-full content-start gap-3 rounded-lg border bg-card p-5 no-underline shadow-raised transition-colors duration-150 hover:border-primary"
    >
      <span className="font-serif text-[1.2rem] leading-tight">{name}</span>
      <span className="grid gap-1 text-[0.9rem] text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0">
        <span className="flex items-center gap-2">
          <FileText aria-hidden="true" />
          {texts}
        </span>
        <span className="flex items-center gap-2">
          <CirclePlay aria-hidden="true" />
          {t(guide?.video ? 'guideEditor.withVideo' : 'guideEditor.withoutVideo')}
        </span>
      </span>
      {(drafted || pending > 0) && (
        <span className="flex flex-wrap gap-2">
          {drafted && <Badge>{t('guideEditor.draft.name')}</Badge>}
          {pending > 0 && <PendingBadge>{t('guideEditor.pendingHere', { count: pending })}</PendingBadge>}
        </span>
      )}
    </Link>
  );
}

/** The languages that have a text, or those that lack one. */
function useTextState(guide: Guide | undefined): string {
  const { t } = useTranslation();
  const reader = useLanguage();
  const missing = languages.filter((language) => guide === undefined || !guide.languages.includes(language));
  if (missing.length === languages.length) return t('guideEditor.texts.none');
  if (missing.length === 0) return capitalized(languageNames(languages, reader), reader);
  return t('guideEditor.texts.missing', { count: missing.length, languages: languageNames(missing, reader) });
}
