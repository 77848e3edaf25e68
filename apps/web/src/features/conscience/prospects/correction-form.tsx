import { useTranslation } from 'react-i18next';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { EntryRefusal } from '#features/conscience/entries/entry-refusal.tsx';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CorrectionButtons } from './correction-buttons.tsx';
import type { CorrectionProps } from './correction-props.ts';
import { ProspectFields } from './prospect-fields.tsx';

/** A correction in the form of a new expectation. */
export function CorrectionForm({ id, part, block, onChange, form, words, signs, onCancel }: CorrectionProps) {
  const { t } = useTranslation();
  usePageTitle(t('prospect.correctTitle'));
  return (
    <>
      <ConscienceNav />
      <PageHeader
        eyebrow={t(`prospect.${part}.title`)}
        title={t('prospect.correctTitle')}
        actions={<ModeSwitch other={`?correct=${id}`} />}
      />
      <Card>
        <form
          ref={form.form}
          noValidate
          onSubmit={form.submit}
          aria-label={t('prospect.correctTitle')}
          className="grid gap-6"
        >
          <EntryRefusal entry={form} message={t('prospect.addfail')} failed={t('prospect.correctFailed')} />
          <ProspectFields
            part={part}
            block={block}
            onChange={onChange}
            faults={form.faults}
            names={words.people}
            signs={signs}
            open
          />
          <CorrectionButtons pending={form.pending} onCancel={onCancel} />
        </form>
      </Card>
    </>
  );
}
