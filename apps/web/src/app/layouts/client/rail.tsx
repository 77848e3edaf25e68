import { paths } from '@miraco/contract/paths';
import { Circle, CircleCheck, FileLock, Lock, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { impactSteps, responsibilitySteps } from '#parts/steps/phase-steps.ts';
import { fullName } from '#shared/full-name.ts';
import { LanguageSwitch } from '#shared/language/language-switch.tsx';
import { leaveBy } from '#shared/leaving/unsaved-changes.ts';
import { signOut } from '#shared/session/sign-out.ts';
import { ThemeSwitch } from '#shared/theme/theme-switch.tsx';
import { Button } from '#ui/button.tsx';
import { useClientSteps } from './client-steps.ts';
import { phaseAt } from './phase-at.ts';

const lineClasses =
  'flex min-h-11 items-center rounded-md no-underline hover:bg-muted aria-[current=page]:bg-secondary aria-[current=page]:font-medium aria-[current=page]:text-secondary-foreground [&_svg]:size-[1.15rem] [&_svg]:shrink-0';

const linkClasses = `${lineClasses} gap-3 px-3`;

const footLinkClasses = `${lineClasses} gap-2 px-2 whitespace-nowrap text-[0.9rem]`;

/** The profile and the three phases, each with the steps that can be taken and a tick on those that are done. */
export function ClientPhases({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { laterPhasesLocked, steps, summary } = useClientSteps();
  // Of three phases one is unfolded: the one that the page belongs to, or else the one that the client is in.
  const unfolded = phaseAt(useLocation().pathname) ?? (laterPhasesLocked ? 1 : 2);
  return (
    <nav aria-label={t('nav.main')} className="grid gap-6">
      <NavLink to={paths.profile} className={linkClasses} onClick={onFollow}>
        <UserRound aria-hidden="true" />
        {t('nav.profile')}
      </NavLink>
      <ol aria-label={t('nav.phases')} className="grid gap-6">
        <Phase number={1} name={t('nav.conscience')} to={paths.conscience} onFollow={onFollow}>
          {unfolded === 1 && (
            <ul className="mt-1">
              {[...steps, { step: 'resume' as const, ...summary }].map(({ step, to, done }) => (
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
              ))}
            </ul>
          )}
        </Phase>
        <Phase
          number={2}
          name={t('nav.responsibility')}
          lockedReason={laterPhasesLocked && t('nav.lockedReason')}
          to={laterPhasesLocked ? undefined : paths.weeklyResult}
          onFollow={onFollow}
        >
          {unfolded === 2 && !laterPhasesLocked && (
            <StepLinks>
              {responsibilitySteps.map(({ step, to }) => (
                <StepLink key={step} to={to} onFollow={onFollow}>
                  {t(`phases.responsibility.${step}`)}
                </StepLink>
              ))}
            </StepLinks>
          )}
        </Phase>
        <Phase
          number={3}
          name={t('nav.impact')}
          lockedReason={laterPhasesLocked && t('nav.lockedTogether')}
          to={laterPhasesLocked ? undefined : paths.personal}
          onFollow={onFollow}
        >
          {unfolded === 3 && !laterPhasesLocked && (
            <StepLinks>
              {impactSteps.map(({ step, to }) => (
                <StepLink key={step} to={to} onFollow={onFollow}>
                  {t(`phases.impact.${step}`)}
                </StepLink>
              ))}
            </StepLinks>
          )}
        </Phase>
      </ol>
    </nav>
  );
}

function StepLinks({ children }: { children: ReactNode }) {
  return <ul className="mt-1">{children}</ul>;
}

/** A page that one comes back to again and again: there is nothing to tick. */
function StepLink({ to, onFollow, children }: { to: string; onFollow: (() => void) | undefined; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} className={linkClasses} onClick={onFollow}>
        <span className="py-2 leading-snug">{children}</span>
      </NavLink>
    </li>
  );
}

interface PhaseProps {
  number: number;
  name: string;
  /** Why it is closed and what opens it; false while it is open. */
  lockedReason?: string | false;
  /** The page that begins it. */
  to?: string | undefined;
  onFollow?: (() => void) | undefined;
  children?: ReactNode;
}

function Phase({ number, name, lockedReason = false, to, onFollow, children }: PhaseProps) {
  const { t } = useTranslation();
  const nameClasses = 'flex items-center gap-2 font-serif text-[1.1rem] leading-snug';
  return (
    <li>
      <div className="px-3">
        <p className="eyebrow">{t('nav.phase', { number })}</p>
        {to ? (
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
            {lockedReason && <Lock className="size-4 text-muted-foreground" aria-hidden="true" />}
          </p>
        )}
        {lockedReason && <p className="mt-1 text-[0.85rem] text-muted-foreground leading-snug">{lockedReason}</p>}
      </div>
      {children}
    </li>
  );
}

/** Whose space this is and what it holds of them, how it looks, and the way out. */
export function ClientFoot({ onFollow }: { onFollow?: (() => void) | undefined }) {
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
      <Button variant="ghost" size="bare" align="start" className="px-3" onClick={() => leaveBy(() => void signOut())}>
        <LogOut aria-hidden="true" />
        {t('nav.signOut')}
      </Button>
    </div>
  );
}
