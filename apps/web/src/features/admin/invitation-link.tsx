import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/input.tsx';

interface InvitationLinkProps {
  name: string;
  /** Undefined while the dialog is closed. */
  link: string | undefined;
  onClose: () => void;
}

/** The link of an invitation, to be sent by other means than mail. */
export function InvitationLink({ name, link, onClose }: InvitationLinkProps) {
  const { t } = useTranslation();
  const words = {
    copied: t('invitations.copied'),
    failed: t('invitations.notCopied'),
    failedText: t('invitations.notCopiedText'),
  };
  return (
    <Dialog
      open={link !== undefined}
      onOpenChange={onClose}
      title={t('invitations.linkTitle', { name })}
      description={t('invitations.linkText')}
      footer={
        <CopyButton text={link ?? ''} words={words}>
          {t('invitations.copy')}
        </CopyButton>
      }
    >
      <Input
        readOnly
        value={link ?? ''}
        aria-label={t('invitations.linkTitle', { name })}
        onFocus={(event) => event.target.select()}
        data-autofocus
      />
    </Dialog>
  );
}
