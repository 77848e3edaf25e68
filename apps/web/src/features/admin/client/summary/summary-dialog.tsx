import { languageOf } from '@miraco/domain/languages';
import { FileDown, Send } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { fullName } from '#shared/full-name.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { LoadingSkeleton } from '#shared/loading/loading-skeleton.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field, FieldSet } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import {
  chosenOf,
  longestLine,
  type SummaryContent,
  type SummaryPart,
  summaryContent,
  summaryParts,
} from './summary-content.ts';
import { type SummaryData, useSummaryData } from './summary-data.ts';
import { SummaryPreview } from './summary-preview.tsx';
import { useHandOver } from './use-hand-over.ts';

interface SummaryDialogProps {
  user: ClientData['user'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A summary that somebody on the team hands over to a client: what it tells, a personal line, and a PDF by download or by mail. */
export function SummaryDialog({ user, open, onOpenChange }: SummaryDialogProps) {
  const { t } = useTranslation();
  const screen = useSummaryData(user.id);
  const title = <bdi className="[overflow-wrap:anywhere]">{t('summary.title', { name: fullName(user) })}</bdi>;
  const close = () => onOpenChange(false);
  if (screen.data) return <Composer user={user} data={screen.data} open={open} title={title} onClose={close} />;
  return (
    <Dialog open={open} onOpenChange={close} width="max-w-3xl" title={title}>
      <Loading failed={t('summary.loadFailed')} placeholder={<Placeholder />} queries={[screen]} />
    </Dialog>
  );
}

function Placeholder() {
  return (
    <LoadingSkeleton>
      <Skeleton className="h-80 rounded-lg" />
    </LoadingSkeleton>
  );
}

interface ComposerProps extends Pick<SummaryDialogProps, 'user' | 'open'> {
  data: SummaryData;
  title: ReactNode;
  onClose: () => void;
}

function Composer({ user, data, open, title, onClose }: ComposerProps) {
  const { t } = useTranslation();
  const content = useMemo(() => summaryContent(data, languageOf(user)), [data, user]);
  const [left, setLeft] = useState<readonly SummaryPart[]>([]);
  const [line, setLine] = useState('');
  const chosen = summaryParts.filter((part) => content[part] !== undefined && !left.includes(part));
  const summary = { user, data, line, content: chosenOf(content, chosen) };
  const { downloading, sending } = useHandOver(summary, onClose);
  const close = () => {
    downloading.dismiss();
    sending.dismiss();
    onClose();
  };
  const isEmpty = chosen.length === 0;
  const name = user.firstname;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      width="max-w-3xl"
      title={title}
      description={t('summary.lead', { name })}
      footer={
        <>
          <Button
            variant={data.mails ? 'secondary' : 'primary'}
            disabled={isEmpty}
            loading={downloading.busy}
            onClick={() => void downloading.send()}
          >
            {!downloading.busy && <FileDown aria-hidden="true" />}
            {t('summary.download')}
          </Button>
          {data.mails && (
            <Button disabled={isEmpty} loading={sending.busy} onClick={() => void sending.send()}>
              {!sending.busy && <Send aria-hidden="true" />}
              <span className="min-w-0 [overflow-wrap:anywhere]">{t('summary.send', { email: user.email })}</span>
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-4">
          <Parts
            content={content}
            chosen={chosen}
            onChange={(part) => setLeft(left.includes(part) ? left.filter((one) => one !== part) : [...left, part])}
          />
          <Field label={t('summary.line', { name })} optional hint={t('summary.lineHint')}>
            <Textarea rows={3} maxLength={longestLine} value={line} onChange={(event) => setLine(event.target.value)} />
          </Field>
        </div>
        <SummaryPreview user={user} data={data} line={line} content={summary.content} />
      </div>
      {!data.mails && (
        <Alert tone="info" live={false}>
          {t('summary.noMailServer')}
        </Alert>
      )}
      <NotSent title={t('summary.notDownloaded')} sending={downloading} />
      <NotSent title={t('summary.notSent')} sending={sending} />
    </Dialog>
  );
}

interface PartsProps {
  content: SummaryContent;
  chosen: readonly SummaryPart[];
  onChange: (part: SummaryPart) => void;
}

function Parts({ content, chosen, onChange }: PartsProps) {
  const { t } = useTranslation();
  return (
    <FieldSet label={t('summary.parts')} error={chosen.length === 0 ? t('summary.nothing') : undefined}>
      {summaryParts.map((part) => {
        const isThere = content[part] !== undefined;
        return (
          <Checkbox
            key={part}
            className="py-1.5"
            label={t(`summary.part.${part}`)}
            hint={isThere ? undefined : t(`summary.missing.${part}`)}
            disabled={!isThere}
            checked={chosen.includes(part)}
            onCheckedChange={() => onChange(part)}
          />
        );
      })}
    </FieldSet>
  );
}
