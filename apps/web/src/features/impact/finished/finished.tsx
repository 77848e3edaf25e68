import type { Occasion } from '@miraco/domain/moments';
import { useTranslation } from 'react-i18next';
import { usePurposeData, usePurposes } from '#features/impact/scenarios/purposes.tsx';
import { PersonalMoment } from '#parts/moment/personal-moment.tsx';
import { PurposeMoment } from '#parts/moment/purpose-moment.tsx';
import { isWhole } from '#parts/purpose/missing-parts.ts';
import { isScored } from '#parts/purpose/purpose-rows.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { Navigate, useLocation } from '#shared/router/router.tsx';
import { userId } from '#shared/session/session.ts';

interface FinishedProps {
  purpose: Extract<Occasion, 'personal' | 'professional' | 'couple'>;
}

/** The closing page of a purpose, with the PDF of all three; the ordinary page while the purpose is not finished. */
export function Finished({ purpose }: FinishedProps) {
  const { t } = useTranslation();
  const screen = usePurposeData(userId());
  if (!screen.data) return <Loading title={t(`phases.impact.${purpose}`)} queries={[screen]} />;
  return <FinishedPurpose purpose={purpose} data={screen.data} />;
}

function FinishedPurpose({ purpose, data }: FinishedProps & { data: Parameters<typeof usePurposes>[0] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { rows, download } = usePurposes(data);
  const { overview, personal, couple, words, scenarios } = data;
  const { ratings } = overview;
  if (purpose === 'personal' && personal && isWhole(personal)) {
    return <PersonalMoment ratings={ratings} personal={personal} words={words} download={download} />;
  }
  const form = purpose === 'professional' ? 'company' : 'couple';
  if (purpose === 'personal' || rows[form].length === 0 || !rows[form].every(isScored)) {
    return <Navigate replace to={pathname} />;
  }
  const quotes = {
    company: { caption: t('moment.company.quote'), text: personal?.purpose ?? '' },
    couple: couple?.potential
      ? { caption: t('purpose.potential'), text: couple.potential }
      : { caption: t('purpose.virtuesCouple'), text: couple?.virtuesCouple ?? '' },
  };
  const quote = quotes[form];
  return (
    <PurposeMoment
      form={form}
      ratings={ratings}
      rows={rows[form]}
      words={words}
      scenarios={scenarios}
      quote={quote.text ? quote : undefined}
      download={download}
    />
  );
}
