import { opensByItself, unlockings } from '@miraco/domain/unlocking';
import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Sent } from '#shared/sending/sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { ClientData } from './client-data.ts';

type User = ClientData['user'];

/** Whether phase 2 opens by itself for a client once they complete Conscience. Asked once the answer is to be shown. */
export function useOpensByItself({ unlocking }: User, shown: boolean): boolean {
  const practice = trpc.admin.users.practiceUnlocking.useQuery(undefined, { enabled: shown }).data;
  return opensByItself(unlocking, practice ?? 'byHand');
}

/** What opens phase 2 for a client who has not completed Conscience. Saved when it is chosen: there is nothing else to fill in. */
export function UnlockingChoice({ user }: { user: User }) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const practice = trpc.admin.users.practiceUnlocking.useQuery().data;
  const choosing = useSend({
    send: (unlocking: User['unlocking'], call) => api.admin.users.edit.mutate({ id: user.id, unlocking }, call()),
    refresh: () => utils.admin.users.invalidate(),
  });
  const chosen = choosing.busy && choosing.sent !== undefined ? choosing.sent : user.unlocking;
  return (
    <div className="grid gap-2">
      <Field label={t('clientFrame.phase.unlocking.label')} hint={t('clientFrame.phase.unlocking.hint')}>
        <Select
          value={chosen ?? ''}
          disabled={choosing.busy}
          onChange={({ target }) => void choosing.send(unlockings.find((one) => one === target.value) ?? null)}
        >
          <option value="">
            {practice &&
              t('clientFrame.phase.unlocking.practice', {
                way: t(`clientFrame.phase.unlocking.inPractice.${practice}`),
              })}
          </option>
          {unlockings.map((one) => (
            <option key={one} value={one}>
              {t(`clientFrame.phase.unlocking.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Sent sending={choosing}>{t('clientFrame.phase.unlocking.saved')}</Sent>
      <NotSent title={t('clientFrame.phase.unlocking.failed')} sending={choosing} />
    </div>
  );
}
