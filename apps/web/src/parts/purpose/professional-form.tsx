import { forEveryVirtue } from '@miraco/domain/virtues';
import type { ComponentType } from 'react';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { askProfessional } from './asks.ts';
import type { PurposeFormProps } from './purpose-body.tsx';
import { companyPurpose } from './purpose-content.ts';
import { PurposeForm } from './purpose-form.tsx';

export interface PurposeOwnerProps {
  /** The owner of the purpose: an administrator may write a client's. */
  user: string;
  readOnly: boolean;
  /** How it is filled in; as its client does, by default. */
  as?: ComponentType<PurposeFormProps>;
  onFinished?: () => void;
}

type Professional = Outputs['impact']['professional']['get'];

const asPurpose = (stored: Professional) => stored && companyPurpose(stored);

/** The professional purpose as a form: the weak and the strong virtues in the client's company. Spec 2, sections 2 to 4. */
export function ProfessionalForm({ user, readOnly, as: Form = PurposeForm, onFinished }: PurposeOwnerProps) {
  const language = useLanguage();
  const screen = useScreen((ask) => ({
    ...askProfessional(ask, user),
    professional: ask.impact.professional.get({ user }, { select: asPurpose }),
  }));
  if (!screen.data) return <Loading queries={[screen]} />;
  const { overview, professional, reading, scenarios, words } = screen.data;
  return (
    <Form
      form="company"
      user={user}
      readOnly={readOnly}
      ratings={overview.ratings}
      reading={reading}
      stored={professional}
      names={forEveryVirtue((virtue) => words[virtue].name[language])}
      words={scenarios}
      onFinished={onFinished}
    />
  );
}
