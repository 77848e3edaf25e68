import { paths } from '@miraco/schemas/paths';
import { Circle, CircleCheck, Lock, LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Button } from '#ui/button.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { signOut } from '../sign-out.ts';
import { ThemeSwitch } from '../theme-switch.tsx';
import { UserAvatar } from '../user-avatar.tsx';
import { useClientSteps } from './client-steps.ts';

const linkClasses =
  'flex min-h-11 items-center gap-3 rounded-md px-3 no-underline hover:bg-muted aria-[current=page]:bg-secondary aria-[current=page]:font-medium aria-[current=page]:text-secondary-foreground [&_svg]:size-[1.15rem] [&_svg]:shrink-0';

/** The profile and the three phases, each with the steps that can be taken and a tick on those that are done. */
export function ClientPhases({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { laterPhasesLocked, steps, summary } = useClientSteps();
  return (
    <nav aria-label={t('nav.main')} className="grid gap-6">
      <NavLink to={paths.profile} className={linkClasses} onClick={onFollow}>
        <UserRound aria-hidden="true" />
        {t('nav.profile')}
      </NavLink>
      <ol aria-label={t('nav.phases')} className="grid gap-6">
        <Phase number={1} name={t('nav.conscience')} to={paths.conscience} onFollow={onFollow}>
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
        </Phase>
        <Phase number={2} name={t('nav.responsibility')} lockedReason={laterPhasesLocked && t('nav.lockedReason')} />
        <Phase number={3} name={t('nav.impact')} lockedReason={laterPhasesLocked && t('nav.lockedTogether')} />
      </ol>
    </nav>
  );
}

interface PhaseProps {
  number: number;
  name: string;
  /** Why it is closed and what opens it; false while it is open. */
  lockedReason?: string | false;
  /** The page that begins it. */
  to?: string;
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

/** Whose space this is, how it looks, and the way out. */
export function ClientFoot() {
  const { t } = useTranslation();
  const { me } = useClientSteps();
  const name = me ? `${me.firstname} ${me.lastname}` : '';
  return (
    <div className="grid grid-cols-1 gap-2 border-t pt-4">
      <div className="flex min-h-11 items-center gap-3 px-2">
        <UserAvatar name={name} image={me?.image} size="sm" />
        <span className="min-w-0 truncate" title={name}>
          {name}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Button variant="ghost" className="justify-start! px-3!" onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        {t('nav.signOut')}
      </Button>
    </div>
  );
}
