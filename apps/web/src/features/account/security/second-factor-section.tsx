import { paths } from '@miraco/contract/paths';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Success } from '#ui/success.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorChange } from './second-factor-change.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const few = 3;

interface SecondFactorSectionProps {
  status: Outputs['account']['secondFactor']['status'];
  username: string;
}

/** The second factor: its setup, its state, or its recovery codes, which are shown once. */
export function SecondFactorSection({ status, username }: SecondFactorSectionProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const [codes, setCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<'activated' | 'disabled'>();
  const isOn = status.since !== null;

  const show = (recoveryCodes: readonly string[]) => {
    setDone(isOn ? undefined : 'activated');
    setCodes(recoveryCodes);
    void utils.account.secondFactor.status.invalidate();
  };
  return (
    <FormSection title={t('security.factorTitle')} text={t('security.factorText')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:col-span-2">
        {status.required && !isOn && (
          <Alert tone="warning" title={t('security.requiredTitle')} live={false}>
            {t('security.requiredText')}
          </Alert>
        )}
        <Success>{done && t(`security.${done}`)}</Success>
        {codes ? (
          <RecoveryCodes codes={codes} username={username} onKept={() => setCodes(undefined)} />
        ) : isOn ? (
          <SecondFactorOn status={status} onCodes={show} onDisabled={() => setDone('disabled')} />
        ) : (
          <SecondFactorSetup onCodes={show} />
        )}
      </div>
    </FormSection>
  );
}

interface SecondFactorOnProps {
  status: SecondFactorSectionProps['status'];
  onCodes: (codes: readonly string[]) => void;
  onDisabled: () => void;
}

function SecondFactorOn({ status, onCodes, onDisabled }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const [changing, setChanging] = useState<'disable' | 'newCodes'>();
  return (
    <>
      <div className="flex items-start gap-3">
        <ShieldCheck className="mt-0.5 size-6 shrink-0 text-flow" aria-hidden="true" />
        <div>
          <p className="font-medium">{t('security.on')}</p>
          {status.since !== null && (
            <p className="text-muted-foreground">{t('security.since', { date: day.format(status.since) })}</p>
          )}
          <p className="mt-2">
            {t('security.codesLeft', { count: status.recoveryCodesLeft })}{' '}
            {status.recoveryCodesLeft < few && t('security.codesFew')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChanging('newCodes')}>
          {t('security.newCodes')}
        </Button>
        <Button variant="secondary-destructive" onClick={() => setChanging('disable')}>
          {t('security.disable')}
        </Button>
        {status.required && (
          <Button asChild>
            <Link to={paths.dashboard}>{t('security.backToAdministration')}</Link>
          </Button>
        )}
      </div>
      <SecondFactorChange
        change={changing}
        onClose={() => setChanging(undefined)}
        onCodes={onCodes}
        onDisabled={onDisabled}
      />
    </>
  );
}
