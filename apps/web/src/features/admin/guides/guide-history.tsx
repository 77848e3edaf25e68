import type { Virtue } from '@miraco/domain/virtues';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast.ts';
import { GuidePreview } from './guide-preview.tsx';
import type { Editing } from './use-guide-saving.ts';
import { useVersionWords } from './use-version-words.ts';

interface GuideHistoryProps {
  open: boolean;
  virtue: Virtue;
  name: string;
  editing: Editing;
  /** The hosts whose videos are shown. */
  hosts: string[];
  onClose: () => void;
  onRestored: () => void;
}

/** What was published of a guide and the drafts that were put aside: each can be read, and made the draft again. */
export function GuideHistory({ open, onClose, ...history }: GuideHistoryProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        if (!shown) onClose();
      }}
      title={t('guideEditor.history.title')}
      description={t('guideEditor.history.about')}
      className="max-w-3xl"
    >
      <Versions {...history} />
    </Dialog>
  );
}

function Versions({ virtue, name, editing, hosts, onRestored }: Omit<GuideHistoryProps, 'open' | 'onClose'>) {
  const { t } = useTranslation();
  const said = useVersionWords();
  const [chosen, setChosen] = useState<string>();
  const past = trpc.admin.guides.past.useQuery({ virtue });
  if (!past.data) return <Loading queries={[past]} />;
  return (
    <ul className="grid gap-2">
      {past.data.map((version) => {
        const { id, publishedAt } = version;
        const now = id === editing.published?.id;
        const label = said(version, publishedAt === null ? 'aside' : 'published');
        return (
          <li key={id} className="rounded-lg border">
            <button
              type="button"
              aria-expanded={id === chosen}
              onClick={() => setChosen(id === chosen ? undefined : id)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-lg px-4 py-2 text-left hover:bg-muted/60"
            >
              <span className="font-medium">{label}</span>
              {now && <span className="text-[0.9rem] text-muted-foreground">{t('guideEditor.history.now')}</span>}
            </button>
            {id === chosen && (
              <Version id={id} label={label} name={name} editing={editing} hosts={hosts} onRestored={onRestored} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface VersionProps extends Pick<GuideHistoryProps, 'name' | 'editing' | 'hosts' | 'onRestored'> {
  id: string;
  /** Which version it is. */
  label: string;
}

function Version({ id, label, name, editing, hosts, onRestored }: VersionProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const [language, setLanguage] = useState(useLanguage());
  const version = trpc.admin.guides.version.useQuery({ id });
  const restoring = useSend({
    send: (_, call) => api.admin.guides.restore.mutate({ id, base: editing.base }, call()),
    refresh: () => utils.admin.guides.invalidate(),
    onSent: () => {
      toast({ title: t('guideEditor.history.restored') });
      onRestored();
    },
  });
  if (!version.data) return <Loading queries={[version]} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t p-4">
      <div className="grid max-h-[50dvh]">
        <GuidePreview
          values={version.data}
          hosts={hosts}
          label={label}
          name={name}
          language={language}
          onLanguage={setLanguage}
        />
      </div>
      {restoring.problem && <Alert tone="error" title={restoring.problem} />}
      <div>
        <Button variant="secondary" loading={restoring.busy} onClick={() => void restoring.send()}>
          <RotateCcw aria-hidden="true" />
          {t('guideEditor.history.restore')}
        </Button>
      </div>
    </div>
  );
}
