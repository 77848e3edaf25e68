import { paths } from '@miraco/contract/paths';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTestimonials } from '#shared/brand/has-testimonials.ts';
import { LanguageSwitch } from '#shared/language/language-switch.tsx';
import { Link } from '#shared/router/link.tsx';
import { useSession } from '#shared/session/session.ts';
import { signOut } from '#shared/session/sign-out.ts';
import { SignOutButton } from '#shared/session/sign-out-button.tsx';
import { startPage } from '#shared/session/start-page.ts';
import { ThemeSwitch } from '#shared/theme/theme-switch.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface EntryProps {
  onFollow?: () => void;
  className?: string;
}

/** The sections of the landing page, by anchor, in the order of the menu. Spec 1, section 2; testimonials where there are any. */
const parts = [
  { anchor: 'about', name: 'nav.aboutUs' },
  { anchor: 'method', name: 'nav.method' },
  { anchor: 'wellness', name: 'nav.evaluateWellness' },
  { anchor: 'itinerary', name: 'nav.itinerary' },
  ...(hasTestimonials ? [{ anchor: 'testimonials', name: 'nav.testimonials' } as const] : []),
] as const;

function MenuLinks({ onFollow, className }: EntryProps) {
  const { t } = useTranslation();
  const session = useSession();
  const classes = cn(
    'inline-flex min-h-11 items-center whitespace-nowrap rounded-md px-2 underline-offset-4 hover:underline',
    className,
  );
  return (
    <>
      <Link to={paths.home} className={classes} onClick={onFollow}>
        {t('nav.home')}
      </Link>
      {parts.map(({ anchor, name }) => (
        <Link key={anchor} to={`${paths.landing}#${anchor}`} className={classes} onClick={onFollow}>
          {t(name)}
        </Link>
      ))}
      <Link to={session ? startPage(session) : paths.auth} className={classes} onClick={onFollow}>
        {t('nav.privateArea')}
      </Link>
    </>
  );
}

function SignInOrOut({ onFollow, className }: EntryProps) {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) {
    return (
      <Button asChild className={className}>
        <Link to={paths.auth} onClick={onFollow}>
          {t('nav.signIn')}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      className={className}
      onClick={() => {
        onFollow?.();
        void signOut();
      }}
    >
      {t('nav.signOut')}
    </Button>
  );
}

/** The public menu: one landmark, whatever the width. */
export function PublicMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.main')}>
      <WideMenu />
      <NarrowMenu />
    </nav>
  );
}

/** The menu of a wide screen: one line. */
function WideMenu() {
  return (
    <div className="hidden items-center text-[0.95rem] xl:flex">
      <MenuLinks />
      <LanguageSwitch className="mx-1" />
      <SignInOrOut />
    </div>
  );
}

/** The menu of a phone: behind a button, except the language and signing out. */
function NarrowMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const session = useSession();
  return (
    <div className="flex items-center xl:hidden">
      <LanguageSwitch />
      {session && <SignOutButton />}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('nav.menu')} className="mt-4">
        <div className="grid">
          <MenuLinks onFollow={close} className="-mx-2 text-[1.1rem]" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-3">
          <LanguageSwitch className="-ml-3" />
          <ThemeSwitch className="-mr-3" />
        </div>
        <SignInOrOut onFollow={close} className="w-full" />
      </Dialog>
    </div>
  );
}
