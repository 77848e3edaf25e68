import { paths } from '@miraco/contract/paths';
import { phases } from '@miraco/domain/phases';
import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { Wordmark } from '#shared/brand/wordmark.tsx';
import { fullName } from '#shared/full-name.ts';
import { LanguageSwitch } from '#shared/language/language-switch.tsx';
import { late } from '#shared/loading/late.tsx';
import { Link, NavLink } from '#shared/router/link.tsx';
import { paramsOf } from '#shared/router/patterns.ts';
import { useLocation } from '#shared/router/router.tsx';
import { useSession } from '#shared/session/session.ts';
import { SignOutButton } from '#shared/session/sign-out-button.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { useFinding } from './finding.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

const accountItems = late(() => import('./account-items.tsx'), 'AccountItems');

const linkClasses =
  'inline-flex min-h-14 items-center border-transparent border-b-2 px-2 text-[0.95rem] no-underline -outline-offset-2 hover:text-primary aria-[current]:border-primary aria-[current]:font-medium sm:px-3';

/** The pages that the list of users opens: a user's data and their results. */
const belowUsers = [
  paths.newUser,
  paths.editUser,
  paths.clientOverview,
  paths.clientBrief,
  ...phases.map(({ name }) => paths[`${name}Results`]),
  paths.importUsers,
];

/** The administrators' pages: one low bar, to leave room for the content. */
export function AdminLayout() {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const finding = useFinding();
  return (
    <div data-frame="admin" className="contents [--top-bar:calc(3.5rem+1px)] max-[22rem]:[--top-bar:calc(7rem+1px)]">
      <header className="sticky top-0 z-20 border-b bg-card print:hidden">
        <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-x-2 px-4 max-[22rem]:flex-wrap sm:gap-5 sm:px-6">
          <Wordmark to={paths.dashboard} compact />
          {/* On the narrowest phones, and on others at twice the text size, each has its own line. */}
          <nav
            aria-label={t('nav.administration')}
            className="flex flex-1 items-center max-[22rem]:order-last max-[22rem]:-mx-2 max-[22rem]:w-full max-[22rem]:flex-none sm:gap-1"
          >
            {/* On most phones only the wordmark links there. */}
            <NavLink to={paths.dashboard} className={`${linkClasses} max-[29rem]:hidden`}>
              {t('nav.dashboard')}
            </NavLink>
            <ListLink to={paths.users} below={belowUsers}>
              {t('nav.users')}
            </ListLink>
            <ListLink to={paths.guides} below={[paths.editGuide]}>
              {t('nav.guides')}
            </ListLink>
            {/* On a phone it is in the account menu: the bar has no room for it. */}
            {administers && (
              <NavLink to={paths.settings} className={`${linkClasses} max-md:hidden`}>
                {t('nav.settings')}
              </NavLink>
            )}
          </nav>
          <div className="ml-auto flex min-h-14 items-center">
            <Button
              variant="ghost"
              size="icon"
              className="max-md:hidden"
              aria-label={t('finding.find')}
              title={t('finding.findKey')}
              aria-keyshortcuts="Control+K"
              onClick={() => finding.show('finder')}
            >
              <Search aria-hidden="true" />
            </Button>
            {/* A phone has room for one other language; where there are more, the account menu lists them all. */}
            <LanguageSwitch className="max-[26rem]:[&:has(button:nth-of-type(3))]:hidden max-[26rem]:[&>[aria-pressed=true]]:hidden" />
            <AccountMenu finding={finding} />
            <SignOutButton className="-mr-2" />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl px-4 py-6 outline-none sm:px-6 lg:py-8">
        <SecondFactorGate />
      </main>
      {finding.parts}
    </div>
  );
}

interface ListLinkProps {
  to: string;
  /** Links to the pages that the list opens. */
  below: readonly string[];
  children: ReactNode;
}

function ListLink({ to, below, children }: ListLinkProps) {
  const { pathname } = useLocation();
  const isBelow = below.some((path) => paramsOf(path, pathname));
  const current = paramsOf(to, pathname) ? 'page' : isBelow ? 'true' : undefined;
  return (
    <Link to={to} className={linkClasses} aria-current={current}>
      {children}
    </Link>
  );
}

function AccountMenu({ finding }: { finding: ReturnType<typeof useFinding> }) {
  const { t } = useTranslation();
  const me = trpc.account.me.useQuery().data;
  const name = me ? fullName(me) : '';
  return (
    <MenuButton
      load={accountItems.load}
      menu={(trigger) => <accountItems.Part trigger={trigger} finding={finding} />}
      variant="ghost"
      size="bare"
      className="px-1.5"
    >
      <span className="sr-only">{t('account.menu')}: </span>
      <UserAvatar name={name} image={me?.image} size="sm" />
      <span className="max-w-48 truncate font-normal max-md:sr-only">{name}</span>
      <ChevronDown className="text-muted-foreground max-sm:hidden" aria-hidden="true" />
    </MenuButton>
  );
}
