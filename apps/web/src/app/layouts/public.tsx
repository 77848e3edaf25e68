import { paths } from '@miraco/schemas/paths';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Dialog } from '#ui/dialog.tsx';
import { brandName } from '../brand.ts';
import { startPage } from '../guards.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { useSession } from '../session.ts';
import { signOut } from '../sign-out.ts';
import { ThemeSwitch } from '../theme-switch.tsx';
import { Wordmark } from '../wordmark.tsx';

/** Spec 1, section 9. */
const solidAfter = 50;

function useScrolledPast(distance: number) {
  const [past, setPast] = useState(window.scrollY > distance);
  useEffect(() => {
    const look = () => setPast(window.scrollY > distance);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [distance]);
  return past;
}

export function PublicLayout() {
  const solid = useScrolledPast(solidAfter);
  return (
    <div className="flex min-h-dvh flex-col">
      <header
        data-solid={solid}
        className={cn(
          'sticky top-0 z-20 border-b transition-colors duration-200',
          solid ? 'bg-background shadow-raised' : 'border-transparent',
        )}
      >
        <div className="mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-4 px-5 sm:px-8">
          <Wordmark to={paths.home} />
          <WideMenu />
          <NarrowMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

const linkClasses = 'inline-flex min-h-11 items-center rounded-md px-3 hover:underline hover:underline-offset-4';

function MenuLinks({ onFollow, className }: { onFollow?: () => void; className?: string }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <Link to={paths.home} className={cn(linkClasses, className)} onClick={onFollow}>
        {t('nav.home')}
      </Link>
      <Link to={`${paths.home}#phases`} className={cn(linkClasses, className)} onClick={onFollow}>
        {t('nav.itinerary')}
      </Link>
      <Link to={session ? startPage(session) : paths.auth} className={cn(linkClasses, className)} onClick={onFollow}>
        {t('nav.privateArea')}
      </Link>
    </>
  );
}

function SignInOrOut({ onFollow, className }: { onFollow?: () => void; className?: string }) {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) {
    return (
      <Button asChild variant="primary" className={className}>
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

function WideMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.main')} className="hidden items-center gap-1 md:flex">
      <MenuLinks />
      <LanguageSwitch className="mx-2" />
      <SignInOrOut />
    </nav>
  );
}

function NarrowMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav aria-label={t('nav.main')} className="md:hidden">
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
          <MenuLinks onFollow={close} className="-mx-3 min-h-12 text-[1.1rem]" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-3">
          <LanguageSwitch className="-ml-3" />
          <ThemeSwitch className="-mr-3" />
        </div>
        <SignInOrOut onFollow={close} className="w-full" />
      </Dialog>
    </nav>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-16 border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-6 text-[0.9rem] text-muted-foreground sm:px-8">
        <p>
          {brandName} · {t('nav.footer')}
        </p>
        <div className="-mx-3 flex flex-wrap items-center gap-x-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
