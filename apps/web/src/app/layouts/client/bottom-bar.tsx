import { paths } from '@miraco/contract/paths';
import { Menu, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phasePages } from '#parts/phases/phases.ts';
import { NavLink } from '#shared/router/link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useClientSteps } from './client-steps.ts';
import { ClientFoot, ClientPhases } from './rail.tsx';

const itemClasses =
  'grid min-h-16 min-w-0 flex-1 content-center justify-items-center gap-0.5 px-1 text-center text-[0.8rem] text-muted-foreground leading-tight no-underline -outline-offset-2 hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary [&_svg]:size-6';

/** The navigation on a phone: the most used pages, and all others behind the menu. */
export function ClientBottomBar() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { phase } = useClientSteps();
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden [@media(max-height:20rem)]:static"
    >
      <nav aria-label={t('nav.shortcuts')} className="mx-auto flex max-w-xl">
        <NavLink to={paths.profile} className={itemClasses}>
          <UserRound aria-hidden="true" />
          {t('nav.profile')}
        </NavLink>
        {phasePages[phase ?? 'conscience'].shortcuts.map(({ to, icon: Icon, name }) => (
          <NavLink key={to} to={to} className={itemClasses}>
            <Icon aria-hidden="true" />
            {t(name)}
          </NavLink>
        ))}
        <button type="button" className={itemClasses} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Menu aria-hidden="true" />
          {t('nav.menu')}
        </button>
      </nav>
      <Dialog open={open} onOpenChange={setOpen} title={t('nav.menu')} className="mb-4 scroll-pb-60">
        <ClientPhases label={t('nav.menu')} onFollow={() => setOpen(false)} />
        {/* In view however long the phases are; a very low window has no room for it. */}
        <div className="sticky bottom-0 -mx-5 -mb-5 bg-card px-5 pb-4 sm:-mx-7 sm:-mb-7 sm:px-7 [@media(max-height:30rem)]:static">
          <ClientFoot onFollow={() => setOpen(false)} />
        </div>
      </Dialog>
    </div>
  );
}
