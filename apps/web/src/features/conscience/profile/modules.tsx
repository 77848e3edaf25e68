import { paths } from '@miraco/contract/paths';
import { type ConscienceStep, conscienceSteps } from '@miraco/domain/conscience';
import { type Phase, phases } from '@miraco/domain/phases';
import { type InPhase, isOpen, isWritable, phaseNumber } from '@miraco/domain/user-phase';
import { ArrowRight, BookOpen, Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phasePages } from '#parts/phases/phases.ts';
import { useLockedReason } from '#parts/phases/use-locked-reason.ts';
import { Link } from '#shared/router/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface ModulesProps {
  me: InPhase;
  /** The steps of Conscience that are not done. */
  missing: readonly ConscienceStep[];
}

/** The phases, each with its purpose and whether it is open. */
export function Modules({ me, missing }: ModulesProps) {
  const { t } = useTranslation();
  return (
    <section className="mt-10 sm:mt-12">
      <h2 className="mb-5">{t('nav.phases')}</h2>
      <ol className="grid gap-5 lg:grid-cols-3">
        {phases.map(({ name }) =>
          name === 'conscience' ? (
            <ConscienceModule key={name} open={isWritable(name, me)} missing={missing} />
          ) : (
            <LaterModule key={name} phase={name} locked={!isOpen(name, me)} />
          ),
        )}
      </ol>
    </section>
  );
}

interface ConscienceModuleProps {
  /** False once the phase has ended: then it is read-only. Spec 1, section 4. */
  open: boolean;
  missing: readonly ConscienceStep[];
}

function ConscienceModule({ open, missing }: ConscienceModuleProps) {
  const { t } = useTranslation();
  const total = conscienceSteps.length;
  return (
    <Module
      phase="conscience"
      state={
        <Badge variant="primary">
          <BookOpen aria-hidden="true" />
          {open && missing.length > 0 ? t('profile.conscience.open') : t('profile.conscience.ended')}
        </Badge>
      }
    >
      <p className="text-[0.95rem] text-muted-foreground">
        {open
          ? t('profile.conscience.progress', { done: total - missing.length, total })
          : t('profile.conscience.readOnly')}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {open && <Entrances phase="conscience" />}
        <ModuleLink to={open ? paths.resume : paths.resumeLater}>{t('conscience.seeSummary')}</ModuleLink>
      </div>
    </Module>
  );
}

function Entrances({ phase }: { phase: Phase }) {
  const { t } = useTranslation();
  return phasePages[phase].entrances.map(({ to, name }) => (
    <ModuleLink key={to} to={to}>
      {t(name)}
    </ModuleLink>
  ));
}

function ModuleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild variant="link" className="justify-self-start">
      <Link to={to}>
        {children}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

interface LaterModuleProps {
  phase: Exclude<Phase, 'conscience'>;
  locked: boolean;
}

function LaterModule({ phase, locked }: LaterModuleProps) {
  const { t } = useTranslation();
  const lockedReason = useLockedReason();
  const opens = phase === 'responsibility' ? lockedReason : t('phases.opensTogether');
  return (
    <Module
      phase={phase}
      locked={locked}
      state={
        locked ? (
          <Badge>
            <Lock aria-hidden="true" />
            {t('profile.locked')}
          </Badge>
        ) : (
          <Badge variant="primary">
            <LockOpen aria-hidden="true" />
            {t('profile.unlocked')}
          </Badge>
        )
      }
    >
      <p className="text-[0.95rem] text-muted-foreground">{locked ? opens : t(`profile.${phase}.holds`)}</p>
      {!locked && (
        <div className="flex flex-wrap gap-x-6">
          <Entrances phase={phase} />
        </div>
      )}
    </Module>
  );
}

interface ModuleProps {
  phase: Phase;
  state: ReactNode;
  locked?: boolean;
  children: ReactNode;
}

function Module({ phase, state, locked = false, children }: ModuleProps) {
  const { t } = useTranslation();
  return (
    <li
      className={`grid content-start gap-3 rounded-lg border p-5 sm:p-6 ${locked ? 'border-dashed' : 'bg-card shadow-raised'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="eyebrow">{t('nav.phase', { number: phaseNumber(phase) })}</p>
        {state}
      </div>
      <h3 className="text-[1.35rem]">{t(`itinerary.${phase}.name`)}</h3>
      <p>{t(`profile.${phase}.about`)}</p>
      {children}
    </li>
  );
}
