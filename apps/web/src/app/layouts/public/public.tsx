import { paths } from '@miraco/contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName } from '#shared/brand/brand.ts';
import { Wordmark } from '#shared/brand/wordmark.tsx';
import { LanguageSwitch } from '#shared/language/language-switch.tsx';
import { Link } from '#shared/router/link.tsx';
import { Outlet } from '#shared/router/router.tsx';
import { useHydrated } from '#shared/session/use-hydrated.ts';
import { ThemeSwitch } from '#shared/theme/theme-switch.tsx';
import { cn } from '#ui/cn.ts';
import { PublicMenu } from './public-menu.tsx';

/** Spec 1, section 9. */
const solidAfterPixels = 50;

function useScrolledPast(pixels: number) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return past;
}

/** The frame of public pages: menu above, footer below. Spec 1, sections 2 and 9. */
export function PublicLayout() {
  const solid = useScrolledPast(solidAfterPixels);
  // Before hydration the scroll position is unknown: the page's text must not show through the menu.
  const hydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col [--top-bar:4.5rem]">
      <header
        data-solid={solid}
        className={cn(
          'sticky top-0 z-20 border-b transition-colors duration-200 print:static',
          solid ? 'bg-background shadow-raised' : 'border-transparent',
          !hydrated && 'bg-background',
        )}
      >
        <div className="mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-4 px-5 sm:px-8">
          <Wordmark to={paths.home} />
          <PublicMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-16 border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-6 text-[0.9rem] text-muted-foreground sm:px-8">
        <p>
          {brandName} · {t('nav.footer')} ·{' '}
          <Link to={paths.method} className="inline-block py-2 underline underline-offset-4">
            {t('nav.method')}
          </Link>
        </p>
        <div className="-mx-3 flex flex-wrap items-center gap-x-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
