import { paths } from '@miraco/contract/paths';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { ArrowLeft, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideModeration } from '#features/admin/guides/moderation/moderation.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { useParams } from '#shared/router/router.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GuideForm } from './guide-form.tsx';
import { storedGuide } from './guide-form-values.ts';
import { GuideState } from './guide-state.tsx';

/** /admin/explain/:virtue: the guide of a virtue, and the comments on it. Spec 2, section 2. */
export function GuideEditor() {
  const { virtue: named } = useParams();
  const virtue = virtues.find((known) => known === named);
  return virtue ? <EditorPage key={virtue} virtue={virtue} /> : <UnknownVirtue />;
}

function EditorPage({ virtue }: { virtue: Virtue }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const screen = useScreen((ask) => ({
    guide: ask.responsibility.guides.getByVirtue({ virtue }),
    editing: ask.admin.guides.editing({ virtue }),
    hosts: ask.responsibility.guides.videoHosts(),
    words: ask.method.virtues(),
  }));
  /** How often the form has begun from what is stored. */
  const [opened, setOpened] = useState(0);
  const name = screen.data?.words[virtue].name[language] ?? t('guide.title');
  usePageTitle(t('guideEditor.title', { virtue: name }));

  if (!screen.data) return <Loading title={name} queries={[screen]} />;
  const { editing, guide, hosts } = screen.data;
  return (
    <>
      <PageHeader
        eyebrow={<ToGuides />}
        title={t('guideEditor.title', { virtue: name })}
        lead={t('guideEditor.editorLead')}
        actions={
          guide && (
            <Button asChild variant="secondary">
              <Link to={pathOf(paths.explain, { virtue })}>
                <Eye aria-hidden="true" />
                {t('guideEditor.see')}
              </Link>
            </Button>
          )
        }
      />
      <GuideState
        virtue={virtue}
        name={name}
        editing={editing}
        hosts={hosts}
        onReplaced={() => setOpened((times) => times + 1)}
      />
      <GuideForm
        key={opened}
        virtue={virtue}
        name={name}
        initial={storedGuide(editing.draft ?? guide)}
        editing={editing}
        hosts={hosts}
      />
      {guide && <GuideModeration guide={guide} />}
    </>
  );
}

function ToGuides() {
  const { t } = useTranslation();
  return (
    <Link to={paths.guides} className="inline-flex min-h-11 items-center gap-1.5 hover:text-foreground">
      <ArrowLeft className="size-4" aria-hidden="true" />
      {t('guideEditor.backToGuides')}
    </Link>
  );
}

function UnknownVirtue() {
  const { t } = useTranslation();
  usePageTitle(t('guide.unknown'));
  return (
    <>
      <PageHeader title={t('guide.unknown')} lead={t('guide.unknownText')} />
      <Button asChild>
        <Link to={paths.guides}>{t('guide.seeAll')}</Link>
      </Button>
    </>
  );
}
