import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { SaveState } from './draft-keeper.ts';
import { SaveStatus } from './save-status.tsx';

interface DraftStatusProps {
  state: SaveState;
  /** When the content on the screen was sent; undefined if it has been changed since. */
  registered: number | undefined;
  /** Whether anything is filled in. */
  begun: boolean;
  /** False while the form's phase is closed, and nothing is sent. */
  open: boolean;
}

/** The status of a form that may be sent again: never sent, sent as shown, or changed since. */
export function DraftStatus({ state, registered, begun, open }: DraftStatusProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = registered && dateFormat(language, { dateStyle: 'medium' }).format(registered);
  const sent = date ? t('conscience.save.registered', { date }) : undefined;
  if (!open) return sent ?? (begun ? t('conscience.save.neverSent') : t('conscience.closedTitle'));
  return <SaveStatus state={state} words="draft" untouched={sent} />;
}
