import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/input.tsx';

interface InvitationLinkProps {
  name: string;
  /** What it is for, and how long it works. */
  text: string;
  /** Undefined while the dialog is closed. */
  link: string | undefined;
  onClose: () => void;
}

/** A link with which somebody chooses a password, to be sent by other means than mail. */
export function InvitationLink({ name, text, link, onClose }: InvitationLinkProps) {
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
      description={text}
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
