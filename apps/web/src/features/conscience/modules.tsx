import { paths } from '@miraco/schemas/paths';
import { ArrowRight, BookOpen, Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface ModulesProps {
  /** Whether the Conscience phase is open: until it has ended the other two are locked. Spec 1, section 4. */
  open: boolean;
  testTaken: boolean;
  testBegun: boolean;
}

/** The three phases, each with what it is for and whether it can be entered. */
export function Modules({ open, testTaken, testBegun }: ModulesProps) {
  const { t } = useTranslation();
  const way = testTaken ? 'result' : testBegun ? 'continue' : 'test';
  return (
    <section className="mt-12">
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
            {t(`profile.conscience.${open ? (testTaken ? 'after' : 'coming') : 'readOnly'}`)}
          </p>
          {(testTaken || open) && (
            <Button asChild variant="link" className="justify-self-start">
              <Link to={testTaken ? paths.result : paths.initialTest}>
                {t(`profile.conscience.${way}`)}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          )}
        </Module>
        <LaterModule number={2} module="responsibility" locked={open} />
        <LaterModule number={3} module="impact" locked={open} />
      </ol>
    </section>
  );
}

interface LaterModuleProps {
  number: number;
  module: 'responsibility' | 'impact';
  locked: boolean;
}

function LaterModule({ number, module, locked }: LaterModuleProps) {
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
        {locked ? t(`profile.${module}.opens`) : t(`profile.${module}.coming`)}
      </p>
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
