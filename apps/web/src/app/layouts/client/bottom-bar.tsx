import { paths } from '@miraco/contract/paths';
import { Menu, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phasePages } from '#parts/phases/phases.ts';
import { atRest } from '#shared/at-rest.ts';
import { NavLink } from '#shared/router/link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.ts';
import { useClientSteps } from './client-steps.ts';
import { menu } from './rail-lazily.ts';

const fetchAhead = () => void menu.load().catch(() => undefined);

const itemClasses =
  'grid min-h-16 min-w-0 flex-1 content-center justify-items-center gap-0.5 px-1 text-center text-[0.8rem] text-muted-foreground leading-tight no-underline -outline-offset-2 hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary [&_svg]:size-6';

/** The navigation on a phone: the most used pages, and all others behind the menu. */
export function ClientBottomBar() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const { phase } = useClientSteps();
  // So that it opens without a network, too.
  useEffect(() => atRest(fetchAhead), []);
  // The dialog opens at once, and shows that its content is on its way.
  const openMenu = async () => {
    setOpen(true);
    try {
      await menu.load();
      setIsHere(true);
    } catch {
      setOpen(false);
      toast({ tone: 'error', title: t('errors.offline') });
    }
  };
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
        <button
          type="button"
          className={itemClasses}
          aria-haspopup="dialog"
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => void openMenu()}
        >
          <Menu aria-hidden="true" />
          {t('nav.menu')}
        </button>
      </nav>
      <Dialog open={open} onOpenChange={setOpen} title={t('nav.menu')} className="mb-4 scroll-pb-60">
        {isHere ? <menu.Part onFollow={() => setOpen(false)} /> : <Spinner className="my-8 justify-self-center" />}
      </Dialog>
    </div>
  );
}
