import { paths } from '@miraco/contract/paths';
import { phases } from '@miraco/domain/phases';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askMyData } from '#features/account/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { useSession } from '#shared/session/session.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DownloadData } from './download-data.tsx';

const OwnChanges = optionalPart(async () => (await import('./own-changes.tsx')).OwnChanges, 'changes');

/** /client/mydata: the stored personal data, their download and their erasure. */
export function MyData() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const isTeam = useSession()?.isTeam === true;
  const screen = useScreen(askMyData);
  usePageTitle(t('myData.title'));
  if (!screen.data) return <Loading title={t('myData.title')} queries={[screen]} />;
  const { deletion } = screen.data;
  return (
    <>
      <PageHeader title={t('myData.title')} lead={t('myData.lead')} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <h2>{t('myData.held.title')}</h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-primary">
            <li>{t('myData.held.account')}</li>
            {phases.map(({ name }) => (
              <li key={name}>{t(`profile.${name}.held`)}</li>
            ))}
            <li>{t('myData.held.care')}</li>
            <li>{t('myData.held.sessions')}</li>
            <li>{t('myData.held.drafts')}</li>
          </ul>
          <p className="mt-4 text-[0.95rem] text-muted-foreground">{t('myData.held.notes')}</p>
        </Card>
        <Card>
          <h2>{t('myData.download.title')}</h2>
          <p className="mt-3 mb-5 text-muted-foreground">{t('myData.download.text')}</p>
          <DownloadData />
          {!isTeam && <Documents open={open} />}
        </Card>
      </div>
      {!isTeam && <OwnChanges />}
      <DeletionSection deletion={deletion} />
    </>
  );
}

/** Links to the pages with documents; those of the later phases once they are open. */
function Documents({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const documents = [
    { name: 'profile', to: open ? paths.resume : paths.resumeLater },
    ...(open
      ? []
      : [
          { name: 'manifest' as const, to: paths.manifest },
          { name: 'purpose' as const, to: paths.scenarios },
        ]),
  ] as const;
  return (
    <>
      <h3 className="mt-8">{t('myData.documents.title')}</h3>
      <p className="mt-1 text-[0.95rem] text-muted-foreground">{t('myData.documents.text')}</p>
      <ul className="mt-2">
        {documents.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 py-1 font-medium underline decoration-input underline-offset-4 hover:decoration-current"
            >
              {t(`myData.documents.${name}`)}
              <ArrowRight className="size-[1.1em] shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
