import { paths } from '@miraco/contract/paths';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { clientPage } from '#features/admin/client-pages.ts';
import { useInvite } from '#features/admin/use-invite.ts';
import { useRemind } from '#features/admin/use-remind.ts';
import { useFailure } from '#shared/failure.ts';
import { fullName } from '#shared/full-name.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import type { To } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { pathOf } from '#shared/router/patterns.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import type { ClientReason, OnDesk } from './desk-looks.ts';

type DeskUser = OnDesk['reasons'][number]['people'][number]['user'];

type Asked =
  | { kind: 'phase'; data: ClientData; open: boolean }
  | { kind: 'link'; name: string; url: string; open: boolean };

// They are opened now and then: the start page loads faster without them.
const loadPhase = async () => (await import('#features/admin/phase-dialog.tsx')).PhaseDialog;
const PhaseDialog = optionalPart(loadPhase);
const InvitationLink = optionalPart(async () => (await import('#features/admin/invitation-link.tsx')).InvitationLink);

/** What to do about each line of the desk, and the dialog that it opens. */
export function useDeskActions(): { actionOf: (reason: ClientReason, user: DeskUser) => ReactNode; dialog: ReactNode } {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const { failure } = useFailure();
  const [asked, setAsked] = useState<Asked>();
  const [people, setPeople] = useState<DeskUser>();
  const mailsInvitations = trpc.admin.users.mailsInvitations.useQuery().data;
  const remind = useRemind();
  const { mail, getLink } = useInvite(
    (id, url) => people?.id === id && setAsked({ kind: 'link', name: fullName(people), url, open: true }),
  );

  const openPhase = async ({ id }: DeskUser) => {
    try {
      // Fetched before each decision: it has to be up to date.
      const [user, overview, words] = await Promise.all([
        utils.admin.users.get.fetch({ id }, { staleTime: 0 }),
        utils.conscience.overview.fetch({ user: id }, { staleTime: 0 }),
        utils.method.virtues.ensureData(),
        loadPhase(),
      ]);
      if (user) setAsked({ kind: 'phase', data: { user, overview, words }, open: true });
    } catch (error) {
      toast({ tone: 'error', title: t('admin.notLoaded'), description: failure(error) });
    }
  };
  const invite = (user: DeskUser) => {
    if (mailsInvitations) return void mail([user.id]);
    setPeople(user);
    void getLink(user.id);
  };

  const press = (label: string, { id }: DeskUser, name: string, onClick: () => void) => (
    <Button key={id} variant="secondary" size="sm" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  const lead = (label: string, name: string, to: To) => (
    <Button asChild variant="secondary" size="sm">
      <Link to={to} aria-label={`${label}: ${name}`}>
        {label}
      </Link>
    </Button>
  );
  const actionOf = (reason: ClientReason, user: DeskUser) => {
    const name = fullName(user);
    if (reason === 'waiting') return press(t('desk.actions.openTwo'), user, name, () => void openPhase(user));
    if (reason === 'overdue') return press(t('desk.actions.remind'), user, name, () => void remind.send([user.id]));
    if (reason === 'neverSignedIn') return press(t('desk.actions.invite'), user, name, () => invite(user));
    if (reason === 'leaving' || reason === 'uncoached') {
      const label = t(reason === 'leaving' ? 'desk.actions.open' : 'desk.actions.assign');
      return lead(label, name, pathOf(paths.editUser, { id: user.id }));
    }
    return lead(t('desk.actions.open'), name, clientPage('overview', user.id));
  };

  const close = (open: boolean) => asked && setAsked({ ...asked, open });
  return {
    actionOf,
    dialog: (
      <>
        {asked?.kind === 'phase' && <PhaseDialog data={asked.data} open={asked.open} onOpenChange={close} />}
        {asked?.kind === 'link' && (
          <InvitationLink
            name={asked.name}
            text={t('invitations.linkText')}
            link={asked.open ? asked.url : undefined}
            onClose={() => close(false)}
          />
        )}
      </>
    ),
  };
}
