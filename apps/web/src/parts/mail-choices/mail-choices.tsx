import { type CourtesyMail, weekdays } from '@miraco/domain/courtesy-mails';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

/** Switches a mail of somebody on or off. */
export function useMailSwitch(token: string) {
  const utils = trpc.useUtils();
  return useSend({
    send: (choice: { mail: CourtesyMail; on: boolean }, call) =>
      api.account.mails.switch.mutate({ token, ...choice }, call()),
    onSent: () => utils.account.mails.choices.invalidate(),
  });
}

interface MailChoicesProps {
  token: string;
  /** What is chosen, where that came with the token. */
  known?: Outputs['account']['mails']['choices'] | undefined;
}

/** Which courtesy mails somebody gets. Each choice is saved at once. */
export function MailChoices({ token, known }: MailChoicesProps) {
  const { t } = useTranslation();
  const choices = trpc.account.mails.choices.useQuery({ token }, known ? { initialData: known } : {});
  const switching = useMailSwitch(token);
  return (
    <Loaded query={choices} failed={t('mails.failed')}>
      {({ mails, weeklyDay }) => (
        <div className="grid gap-2">
          {mails.map(({ mail, on }) => (
            <Checkbox
              key={mail}
              label={t(`mails.${mail}`)}
              checked={switching.busy && switching.sent?.mail === mail ? switching.sent.on : on}
              onCheckedChange={(checked) => void switching.send({ mail, on: checked })}
            />
          ))}
          {mails.some(({ mail, on }) => mail === 'weeklyDue' && on) && <WeeklyDay token={token} chosen={weeklyDay} />}
          {switching.problem && (
            <Alert tone="error" title={t('mails.notSaved')}>
              {switching.problem}
            </Alert>
          )}
          <p className="measure mt-2 text-[0.95rem] text-muted-foreground">{t('mails.hours')}</p>
        </div>
      )}
    </Loaded>
  );
}

/** The 1st of January 2024 was a Monday. */
const monday = (weekday: number) => new Date(2024, 0, weekday);

function WeeklyDay({ token, chosen }: { token: string; chosen: number | null }) {
  const { t } = useTranslation();
  const name = dateFormat(useLanguage(), { weekday: 'long' });
  const utils = trpc.useUtils();
  const setting = useSend({
    send: (day: (typeof weekdays)[number] | null, call) =>
      api.account.mails.setWeeklyDay.mutate({ token, day }, call()),
    onSent: () => utils.account.mails.choices.invalidate(),
  });
  return (
    <Field label={t('mails.day')} error={setting.problem} className="mt-2 max-w-md">
      <Select
        value={String((setting.busy ? setting.sent : chosen) ?? '')}
        onChange={({ target }) =>
          void setting.send(weekdays.find((weekday) => String(weekday) === target.value) ?? null)
        }
      >
        <option value="">{t('mails.anyDay')}</option>
        {weekdays.map((weekday) => (
          <option key={weekday} value={weekday}>
            {t('mails.onDay', { day: name.format(monday(weekday)) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
