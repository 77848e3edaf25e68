import type { Virtue } from '@miraco/domain/virtues';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { GuideHistory } from './guide-history.tsx';
import type { Editing } from './use-guide-saving.ts';
import { useVersionWords } from './use-version-words.ts';

interface GuideStateProps {
  virtue: Virtue;
  name: string;
  editing: Editing;
  hosts: string[];
  /** The form has to start from what is stored now. */
  onReplaced: () => void;
}

/** Who published the guide when, whether there is a draft, and its history. */
export function GuideState({ virtue, name, editing, hosts, onReplaced }: GuideStateProps) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<'history' | 'discard' | null>(null);
  const said = useVersionWords();
  const discarding = useSend({
    send: (_, call) => api.admin.guides.discardDraft.mutate({ virtue, base: editing.base }, call()),
    refresh: () => utils.admin.guides.invalidate(),
    onSent: () => {
      toast({ title: t('guideEditor.draft.discarded') });
      setOpen(null);
      onReplaced();
    },
  });
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.95rem] text-muted-foreground">
      {editing.published && <p>{said(editing.published, 'published')}</p>}
      {editing.draft && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant="accent">{t('guideEditor.draft.name')}</Badge>
          {said(editing.draft, 'drafted')}
        </p>
      )}
      <div className="-ml-3 flex flex-wrap">
        <Button variant="ghost" size="sm" onClick={() => setOpen('history')}>
          <History aria-hidden="true" />
          {t('guideEditor.history.open')}
        </Button>
        {editing.draft && (
          <Button variant="ghost" size="sm" onClick={() => setOpen('discard')}>
            <Trash2 aria-hidden="true" />
            {t('guideEditor.draft.discard')}
          </Button>
        )}
      </div>
      <GuideHistory
        open={open === 'history'}
        virtue={virtue}
        name={name}
        editing={editing}
        hosts={hosts}
        onClose={() => setOpen(null)}
        onRestored={() => {
          setOpen(null);
          onReplaced();
        }}
      />
      <ConfirmDialog
        open={open === 'discard'}
        onOpenChange={(shown) => {
          if (!shown) setOpen(null);
          discarding.dismiss();
        }}
        title={t('guideEditor.draft.discardTitle', { virtue: name })}
        description={t('guideEditor.draft.discardText')}
        confirmLabel={t('guideEditor.draft.discard')}
        busy={discarding.busy}
        error={discarding.problem}
        onConfirm={() => void discarding.send()}
      />
    </div>
  );
}
