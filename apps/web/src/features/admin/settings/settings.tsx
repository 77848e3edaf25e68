import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductVersion } from '#features/admin/product-version.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { LeaveDialog } from '#shared/leaving/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/leaving/use-leave-guard.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { useLocation } from '#shared/router/router.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Backups } from './backups.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Help } from './help.tsx';
import { Mail } from './mail/mail.tsx';
import { Practice } from './practice.tsx';
import { Retention } from './retention.tsx';
import { Security } from './security.tsx';
import { Unlocking } from './unlocking.tsx';
import { UnsavedParts, useUnsavedParts } from './unsaved.ts';
import { Visitors } from './visitors.tsx';

/** /admin/settings: what applies to the whole practice, each part with a button of its own. */
export function Settings() {
  const { t } = useTranslation();
  const screen = useScreen((ask) => ({
    settings: ask.admin.settings.get(),
    waiting: ask.admin.settings.countWaiting(),
    support: ask.method.support(),
    health: ask.admin.health(),
    mail: ask.admin.mail.status(),
    me: ask.account.me(),
    own: ask.account.secondFactor.status(),
  }));
  const { unsaved, report } = useUnsavedParts();
  const guard = useLeaveGuard(unsaved);
  usePageTitle(t('nav.settings'));
  useNamedPart(screen.data !== undefined);

  if (!screen.data) return <Loading title={t('nav.settings')} queries={[screen]} />;
  const { settings, waiting, support, health, mail, me, own } = screen.data;
  return (
    <UnsavedParts value={report}>
      <PageHeader title={t('nav.settings')} lead={t('settings.lead')} />
      <Practice stored={settings.practice} />
      <Visitors
        stored={settings.signUp}
        hasContact={settings.practice.contact.name !== ''}
        hasMailServer={mail.hasServer}
      />
      <Help stored={settings.support} codes={Object.keys(support.countries)} />
      <Unlocking stored={settings.unlocking} waiting={waiting} />
      <Mail status={mail} to={me.email} />
      <Security stored={settings.requireSecondFactor} lacksOwn={own.since === null} />
      <Backups backups={health.backups} check={health.check} />
      <Retention stored={settings.retention} />
      {settings.checklistDismissed && <FirstSteps />}
      <ProductVersion version={health.version} />
      <LeaveDialog guard={guard} />
    </UnsavedParts>
  );
}

/** Goes to the part that the address names, once it is there: links from the checklist lead to a part. */
function useNamedPart(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isThere, hash]);
}
