import { paths } from '@miraco/contract/paths';
import { phases } from '@miraco/domain/phases';
import { Circle, CircleCheck, FileLock, Lock, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseAt, phasePages } from '#parts/phases/phases.ts';
import { useLockedReason } from '#parts/phases/use-locked-reason.ts';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { fullName } from '#shared/full-name.ts';
import { LanguageSwitch } from '#shared/language/language-switch.tsx';
import { leaveBy } from '#shared/leaving/unsaved-changes.ts';
import { NavLink } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { signOut } from '#shared/session/sign-out.ts';
import { ThemeSwitch } from '#shared/theme/theme-switch.tsx';
import { Button } from '#ui/button.tsx';
import { useClientSteps } from './client-steps.ts';

const lineClasses =
  'flex min-h-11 items-center rounded-md no-underline hover:bg-muted aria-[current=page]:bg-secondary aria-[current=page]:font-medium aria-[current=page]:text-secondary-foreground [&_svg]:size-[1.15rem] [&_svg]:shrink-0';

const linkClasses = `${lineClasses} gap-3 px-3`;

const footLinkClasses = `${lineClasses} gap-2 px-2 whitespace-nowrap text-[0.9rem]`;

interface ClientPhasesProps {
  /** Names the navigation; beside the rail's, which a phone hides, that of the menu has a name of its own. */
  label?: string;
  onFollow?: (() => void) | undefined;
}

/** The profile and the phases. One phase is open: that of the page, or else the client's own. */
function ClientPhases({ label, onFollow }: ClientPhasesProps) {
  const { t } = useTranslation();
  const { phase, isLocked } = useClientSteps();
  const lockedReason = useLockedReason();
  const unfolded = phaseAt(useLocation().pathname) ?? phase ?? 'responsibility';
  return (
    <nav aria-label={label ?? t('nav.main')} className="grid gap-6">
      <NavLink to={paths.profile} className={linkClasses} onClick={onFollow}>
        <UserRound aria-hidden="true" />
        {t('nav.profile')}
      </NavLink>
      <ol aria-label={t('nav.phases')} className="grid gap-6">
        {phases.map(({ name, number, opensWith }) => (
          <PhaseEntry
            key={name}
            number={number}
            name={t(`itinerary.${name}.name`)}
            lockedReason={isLocked(name) && (name === opensWith ? lockedReason : t('phases.opensTogether'))}
            to={phasePages[name].page}
            onFollow={onFollow}
          >
            {name === unfolded && !isLocked(name) && (
              <ul className="mt-1">
                {name === 'conscience' && <ConscienceSteps onFollow={onFollow} />}
                {phasePages[name].steps.map((step) => (
                  <StepLink key={step.to} to={step.to} onFollow={onFollow}>
                    {t(step.name)}
                  </StepLink>
                ))}
              </ul>
            )}
          </PhaseEntry>
        ))}
      </ol>
    </nav>
  );
}

/** The steps of Conscience and its summary, with a tick on those that are done. */
function ConscienceSteps({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { steps, summary } = useClientSteps();
  return [...steps, { step: 'resume' as const, ...summary }].map(({ step, to, done }) => (
    <li key={step}>
      <NavLink to={to} className={linkClasses} onClick={onFollow}>
        {done ? (
          <CircleCheck className="text-flow" aria-hidden="true" />
        ) : (
          <Circle className="text-input" aria-hidden="true" />
        )}
        <span className="py-2 leading-snug">
          {t(`conscience.step.${step}.name`)}
          {done && <span className="sr-only"> {t('nav.done')}</span>}
        </span>
      </NavLink>
    </li>
  ));
}

/** A page without an end, which has no tick. */
function StepLink({ to, onFollow, children }: { to: string; onFollow: (() => void) | undefined; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} className={linkClasses} onClick={onFollow}>
        <span className="py-2 leading-snug">{children}</span>
      </NavLink>
    </li>
  );
}

interface PhaseEntryProps {
  number: number;
  name: string;
  /** Why it is closed and what opens it; false while it is open. */
  lockedReason: string | false;
  /** Its first page: a link while it is open. */
  to: string;
  onFollow: (() => void) | undefined;
  children: ReactNode;
}

function PhaseEntry({ number, name, lockedReason, to, onFollow, children }: PhaseEntryProps) {
  const { t } = useTranslation();
  const nameClasses = 'flex items-center gap-2 font-serif text-[1.1rem] leading-snug';
  return (
    <li>
      <div className="px-3">
        <p className="eyebrow">{t('nav.phase', { number })}</p>
        {lockedReason === false ? (
          <NavLink
            end
            to={to}
            onClick={onFollow}
            className={`${nameClasses} -mx-3 min-h-11 rounded-md px-3 no-underline hover:bg-muted aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-foreground`}
          >
            {name}
          </NavLink>
        ) : (
          <p className={nameClasses}>
            {name}
            <Lock className="size-4 text-muted-foreground" aria-hidden="true" />
          </p>
        )}
        {lockedReason && <p className="mt-1 text-[0.85rem] text-muted-foreground leading-snug">{lockedReason}</p>}
      </div>
      {children}
    </li>
  );
}

/** Beside the page. In a low window, where the foot would leave no room for the phases, the whole header scrolls. */
export function ClientRail() {
  return (
    <>
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 pb-6 [mask-image:linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)]">
        <ClientPhases />
      </div>
      <ClientFoot />
    </>
  );
}

/** In the menu of the bar. */
export function ClientMenu({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ClientPhases label={t('nav.menu')} onFollow={onFollow} />
      {/* In view however long the phases are; a very low window has no room for it. */}
      <div className="sticky bottom-0 -mx-5 -mb-5 bg-card px-5 pb-4 sm:-mx-7 sm:-mb-7 sm:px-7 [@media(max-height:30rem)]:static">
        <ClientFoot onFollow={onFollow} />
      </div>
    </>
  );
}

/** The user's name, links to their data, the switches of theme and language, and signing out. */
function ClientFoot({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { me } = useClientSteps();
  const name = me ? fullName(me) : '';
  return (
    <div className="grid grid-cols-1 gap-2 border-t pt-4">
      <div>
        <NavLink
          to={paths.editProfile}
          className={`${lineClasses} gap-3 px-2`}
          title={t('nav.editProfile')}
          onClick={onFollow}
        >
          <UserAvatar name={name} image={me?.image} size="sm" />
          <span className="min-w-0 truncate">
            {name}
            <span className="sr-only">: {t('nav.editProfile')}</span>
          </span>
        </NavLink>
        <div className="flex flex-wrap">
          <NavLink to={paths.myData} className={footLinkClasses} onClick={onFollow}>
            <FileLock aria-hidden="true" />
            {t('nav.myData')}
          </NavLink>
          <NavLink to={paths.security} className={footLinkClasses} onClick={onFollow}>
            <ShieldCheck aria-hidden="true" />
            {t('nav.security')}
          </NavLink>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Button variant="ghost" size="bare" className="px-3" onClick={() => leaveBy(() => void signOut())}>
        <span className="mr-auto flex items-center gap-2">
          <LogOut aria-hidden="true" />
          {t('nav.signOut')}
        </span>
      </Button>
    </div>
  );
}
