import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationLink } from '#features/admin/invitation-link.tsx';
import { useInvite } from '#features/admin/use-invite.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form-section.tsx';
import type { User } from './user-changes.ts';

/** How far somebody who has not signed in yet has come, with a mail and a link that invite them. */
export function InvitationSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const mailed = trpc.admin.users.mailsInvitations.useQuery().data;
  const [link, setLink] = useState<string>();
  const invite = useInvite((_, url) => setLink(url));
  const name = fullName(user);
  const { state, invitationExpires } = user;
  const date = invitationExpires === null ? '' : day.format(invitationExpires);
  return (
    <FormSection title={t('invitations.title')}>
      <div className="grid gap-4 sm:col-span-2">
        <p className="[overflow-wrap:anywhere]">{t(`invitations.state.${state}`, { name: user.firstname, date })}</p>
        <div className="flex flex-wrap gap-3">
          {mailed !== false && (
            <Button loading={invite.mailing} onClick={() => void invite.mail([user.id])}>
              {t(state === 'new' ? 'invitations.send' : 'invitations.resend')}
            </Button>
          )}
          <Button variant="secondary" loading={invite.linking} onClick={() => void invite.getLink(user.id)}>
            {t('invitations.copy')}
          </Button>
        </div>
        {mailed === false && <p className="text-[0.9rem] text-muted-foreground">{t('invitations.noServer')}</p>}
      </div>
      <InvitationLink name={name} text={t('invitations.linkText')} link={link} onClose={() => setLink(undefined)} />
    </FormSection>
  );
}
