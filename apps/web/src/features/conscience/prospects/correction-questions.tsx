import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { prospectFields } from '#features/conscience/entries/entry-check.ts';
import { EntryRefusal } from '#features/conscience/entries/entry-refusal.tsx';
import { Focused } from '#parts/focused/focused.tsx';
import { Button } from '#ui/button.tsx';
import { CorrectionButtons } from './correction-buttons.tsx';
import type { CorrectionProps } from './correction-props.ts';
import { ProspectQuestion } from './prospect-question.tsx';
import { Retold } from './retold.tsx';
import { fieldNamed, useAsking } from './use-asking.ts';

/** A correction as a conversation: it opens with all answers, each with the way to its question. */
export function CorrectionQuestions({ id, part, block, onChange, form, words, signs, onCancel }: CorrectionProps) {
  const { t } = useTranslation();
  const asking = useAsking(part, block, words);
  return (
    <>
      <ConscienceNav className="max-sm:hidden" />
      <Focused
        name={t('prospect.correctTitle')}
        items={prospectFields}
        isAnswered={(item) => {
          const field = fieldNamed(item);
          return field === undefined || asking.isAnswered(field);
        }}
        progress={(_, index) =>
          t('focused.place', {
            block: t(`prospect.${part}.title`),
            number: index + 1,
            total: prospectFields.length,
          })
        }
        heading={(item) => {
          const field = fieldNamed(item);
          return field && asking.heading(field);
        }}
        required={(item) => {
          const field = fieldNamed(item);
          return field ? asking.required(field) : '';
        }}
        searchOfAll={() => `?correct=${id}`}
        leave={
          <Button variant="ghost" size="bare" className="-ml-2 px-3" onClick={onCancel}>
            <ArrowLeft aria-hidden="true" />
            {t('common.cancel')}
          </Button>
        }
        review
        endTitle={t('prospect.correctTitle')}
        end={(open) => (
          <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5">
            <p className="measure text-muted-foreground">{asking.endTitle}</p>
            <Retold block={block} words={words} onOpen={open} />
            <EntryRefusal entry={form} message={t('prospect.addfail')} failed={t('prospect.correctFailed')} />
            <CorrectionButtons pending={form.pending} onCancel={onCancel} />
          </form>
        )}
      >
        {({ item, headingId }) => {
          const field = fieldNamed(item);
          if (!field) return null;
          return <ProspectQuestion {...{ item: field, headingId, part, block, onChange, words, signs }} />;
        }}
      </Focused>
    </>
  );
}
