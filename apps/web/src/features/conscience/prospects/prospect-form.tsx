import { useTranslation } from 'react-i18next';
import { EntryRefusal } from '#features/conscience/entries/entry-refusal.tsx';
import { EntrySubmit } from '#features/conscience/entries/entry-submit.tsx';
import { same } from '#features/conscience/entries/same.ts';
import { Card } from '#ui/card.tsx';
import { ProspectFields } from './prospect-fields.tsx';
import { changesOf, emptyBlock, type Part } from './prospect-forms.ts';
import type { OnAdded, ProspectsProps } from './prospects-props.ts';
import { useAddProspect } from './use-add-prospect.ts';

interface ProspectFormProps extends ProspectsProps {
  part: Part;
  onAdded: OnAdded;
}

/** The form of a new expectation. */
export function ProspectForm({ user, part, draft, entries, words, signs, open, onAdded }: ProspectFormProps) {
  const { t } = useTranslation();
  const entry = useAddProspect({ user, part, draft, onAdded });
  const block = draft.content[part];
  return (
    <Card>
      <form
        ref={entry.form}
        noValidate
        onSubmit={entry.submit}
        aria-label={t(`prospect.${part}.form`)}
        className="grid gap-6"
      >
        <EntryRefusal entry={entry} message={t('prospect.addfail')} />
        <ProspectFields
          part={part}
          block={block}
          onChange={(fields) => draft.change(changesOf(part, fields))}
          faults={entry.faults}
          names={words.people}
          signs={signs}
          open={open}
        />
        <EntrySubmit
          label={t('prospect.add')}
          pending={entry.pending}
          open={open}
          empty={same(block, emptyBlock)}
          state={draft.state}
          list="prospects"
          entries={entries.length}
          added={entry.done && t('prospect.added')}
        />
      </form>
    </Card>
  );
}
