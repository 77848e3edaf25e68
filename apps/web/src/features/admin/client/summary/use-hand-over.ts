import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import type { ChosenSummary } from './summary-pdf.ts';

/** Makes the PDF. The code that makes it is heavy, so it is loaded on demand. */
const made = async (summary: ChosenSummary) => (await import('./summary-pdf.ts')).summaryPdf(summary);

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The two ways in which a summary reaches its client. The server logs both. */
export function useHandOver(summary: ChosenSummary, onSent: () => void) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const { id } = summary.user;
  const name = fullName(summary.user);
  const downloading = useSend({
    send: async (_, call) => {
      const [{ bytes, fileName }, { saveAsPdf }] = await Promise.all([
        made(summary),
        import('#shared/pdf/save-pdf.ts'),
      ]);
      await api.admin.summaries.downloaded.mutate({ id }, call());
      saveAsPdf(fileName, bytes);
    },
    onSent: async () => {
      toast({ tone: 'success', title: t('summary.downloaded', { name }) });
      await utils.admin.activity.invalidate({ id });
    },
  });
  const sending = useSend({
    send: async (_, call) => {
      const { bytes } = await made(summary);
      await api.admin.summaries.send.mutate({ id, pdf: base64Of(bytes) }, call());
    },
    onSent: async () => {
      onSent();
      toast({ tone: 'success', title: t('summary.sent', { name }) });
      await utils.admin.activity.invalidate({ id });
    },
  });
  return { downloading, sending };
}
