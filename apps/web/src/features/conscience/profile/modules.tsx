import { paths } from '@miraco/contract/paths';
import { type ConscienceStep, conscienceSteps } from '@miraco/domain/conscience';
import { ArrowRight, BookOpen, Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface ModulesProps {
  /** Whether the Conscience phase is open: until it has ended the other two are locked. Spec 1, section 4. */
  open: boolean;
  /** The steps of Conscience that are not done. */
  missing: readonly ConscienceStep[];
}

/** The three phases, each with what it is for and whether it can be entered. */
export function Modules({ open, missing }: ModulesProps) {
  const { t } = useTranslation();
  const total = conscienceSteps.length;
  return (
    <section className="mt-10 sm:mt-12">
      <h2 className="mb-5">{t('nav.phases')}</h2>
      <ol className="grid gap-5 lg:grid-cols-3">
        <Module
          number={1}
          name={t('nav.conscience')}
          about={t('profile.conscience.about')}
          state={
            <Badge variant="primary">
              <BookOpen aria-hidden="true" />
              {open ? t('profile.conscience.open') : t('profile.conscience.ended')}
            </Badge>
          }
        >
          <p className="text-[0.95rem] text-muted-foreground">
            {open
              ? t('profile.conscience.progress', { done: total - missing.length, total })
              : t('profile.conscience.readOnly')}
          </p>
          <div className="flex flex-wrap gap-x-6">
            {open && <ModuleLink to={paths.conscience}>{t('profile.conscience.enter')}</ModuleLink>}
            <ModuleLink to={open ? paths.resume : paths.resumeLater}>{t('conscience.seeSummary')}</ModuleLink>
          </div>
        </Module>
        <LaterModule number={2} module="responsibility" locked={open}>
          <div className="flex flex-wrap gap-x-6">
            <ModuleLink to={paths.weeklyResult}>{t('profile.responsibility.enter')}</ModuleLink>
            <ModuleLink to={paths.training}>{t('profile.responsibility.train')}</ModuleLink>
          </div>
        </LaterModule>
        <LaterModule number={3} module="impact" locked={open}>
          <ModuleLink to={paths.personal}>{t('profile.impact.enter')}</ModuleLink>
        </LaterModule>
      </ol>
    </section>
  );
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
  number: number;
  module: 'responsibility' | 'impact';
  locked: boolean;
  /** The ways into it, once it is open. */
  children?: ReactNode;
}

function LaterModule({ number, module, locked, children }: LaterModuleProps) {
  const { t } = useTranslation();
  return (
    <Module
      number={number}
      name={t(`nav.${module}`)}
      about={t(`profile.${module}.about`)}
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
      <p className="text-[0.95rem] text-muted-foreground">
        {locked ? t(`profile.${module}.opens`) : t(`profile.${module}.holds`)}
      </p>
      {!locked && children}
    </Module>
  );
}

interface ModuleProps {
  number: number;
  name: string;
  about: string;
  state: ReactNode;
  locked?: boolean;
  children: ReactNode;
}

function Module({ number, name, about, state, locked = false, children }: ModuleProps) {
  const { t } = useTranslation();
  return (
    <li
      className={`grid content-start gap-3 rounded-lg border p-5 sm:p-6 ${locked ? 'border-dashed' : 'bg-card shadow-raised'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="eyebrow">{t('nav.phase', { number })}</p>
        {state}
      </div>
      <h3 className="text-[1.35rem]">{name}</h3>
      <p>{about}</p>
      {children}
    </li>
  );
}
