import { forEveryVirtue } from '@miraco/domain/virtues';
import { useMemo } from 'react';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { companyPurpose } from './purpose-content.ts';
import { PurposeForm } from './purpose-form.tsx';
import { PurposeLoading } from './purpose-loading.tsx';

const forever = { staleTime: Number.POSITIVE_INFINITY };

export interface PurposeOwnerProps {
  /** Whose purpose it is; an administrator may write another's. */
  user: string;
  readOnly: boolean;
}

/** The professional purpose as a form: the weak and the strong virtues in one's company. Spec 2, sections 2 to 4. */
export function ProfessionalForm({ user, readOnly }: PurposeOwnerProps) {
  const language = useLanguage();
  const overview = trpc.conscience.overview.useQuery({ user });
  const professional = trpc.impact.professional.get.useQuery({ user });
  const reading = trpc.impact.reading.useQuery(undefined, forever);
  const scenarios = trpc.method.scenarios.useQuery(undefined, forever);
  const virtues = trpc.method.virtues.useQuery(undefined, forever);
  const stored = useMemo(() => professional.data && companyPurpose(professional.data), [professional.data]);

  if (!overview.data || stored === undefined || !reading.data || !scenarios.data || !virtues.data) {
    return <PurposeLoading queries={[overview, professional, reading, scenarios, virtues]} />;
  }
  const words = virtues.data;
  return (
    <PurposeForm
      form="company"
      user={user}
      readOnly={readOnly}
      ratings={overview.data.ratings}
      reading={reading.data}
      stored={stored}
      names={forEveryVirtue((virtue) => words[virtue].name[language])}
      words={scenarios.data}
    />
  );
}
