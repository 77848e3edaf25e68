import { useTranslation } from 'react-i18next';
import { type Question, signOutQuestion } from '#shared/session/sign-out.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Shows what could not be saved before somebody signs out. */
export function SignOutDialog({ unsaved }: { unsaved: NonNullable<Question> }) {
  const { t } = useTranslation();
  const words = [...new Set(unsaved.filter(Boolean))];
  return (
    <ConfirmDialog
      open
      onOpenChange={signOutQuestion.stay}
      title={t('signOut.title')}
      description={t('signOut.text', { count: unsaved.length })}
      cancelLabel={t('signOut.stay')}
      confirmLabel={t('signOut.discard')}
      onConfirm={() => void signOutQuestion.discard()}
    >
      {words.length > 0 && (
        <ul className="grid gap-2">
          {words.map((text) => (
            <li key={text} className="line-clamp-3 break-words border-l-2 pl-3 text-[0.95rem] text-muted-foreground">
              {text}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
