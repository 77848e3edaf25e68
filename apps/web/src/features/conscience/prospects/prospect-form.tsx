import { longestText } from '@miraco/contract/conscience';
import { caresInExpectation, type IsCare } from '@miraco/domain/care';
import { people } from '@miraco/domain/entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '#features/conscience/entries/choice-field.tsx';
import { checkProspect, type ProspectBlock, prospectFields } from '#features/conscience/entries/entry-check.ts';
import { EntryRefusal } from '#features/conscience/entries/entry-refusal.tsx';
import { EntrySubmit } from '#features/conscience/entries/entry-submit.tsx';
import { LongText } from '#features/conscience/entries/long-text.tsx';
import { SignsField } from '#features/conscience/entries/signs-field.tsx';
import { same, useEntryForm } from '#features/conscience/entries/use-entry-form.ts';
import { useFaultWords } from '#features/conscience/entries/use-fault-words.ts';
import type { SignLists } from '#parts/signs/signs.ts';
import { SupportCard } from '#parts/support/support-card-lazily.tsx';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { toast } from '#ui/toast.ts';
import { emptyBlock, type Part } from './prospect-forms.ts';

interface ProspectFormProps {
  user: string;
  part: Part;
  block: ProspectBlock;
  onChange: (fields: Partial<ProspectBlock>) => void;
  state: SaveState;
  /** The number of expectations of both blocks. */
  entries: number;
  names: Outputs['method']['people'];
  signs: SignLists;
  /** Whether a sign is one of deep distress. */
  isCare: IsCare;
  /** False once the Conscience phase has ended: then the form is read-only. Spec 1, section 4. */
  open: boolean;
}

/** The form of an expectation: the person, the text, and its emotions and behaviours. */
export function ProspectForm(props: ProspectFormProps) {
  const { user, part, block, onChange, state, entries, names, signs, isCare, open } = props;
  const { t } = useTranslation();
  const { prospect, overview } = trpc.useUtils().conscience;
  const words = useFaultWords();
  const [heavy, setHeavy] = useState(false);
  const entry = useEntryForm({
    content: block,
    fields: prospectFields,
    check: checkProspect,
    send: (checked, call) => api.conscience.prospect.register.mutate({ user, me: part === 'me', ...checked }, call()),
    refresh: () => Promise.all([prospect.get.invalidate({ user }), overview.invalidate({ user })]),
    onStored: (unchanged, { feelings, conducts }) => {
      const signs = [...feelings.map(({ emotion }) => emotion), ...conducts.map(({ behavior }) => behavior)];
      if (caresInExpectation(part === 'me', signs, isCare)) setHeavy(true);
      if (unchanged) onChange(emptyBlock);
      toast({ title: t('prospect.added') });
    },
  });
  const { faults } = entry;

  return (
    <>
      <Card>
        <form
          ref={entry.form}
          noValidate
          onSubmit={entry.submit}
          aria-label={t(`prospect.${part}.form`)}
          className="grid gap-6"
        >
          <EntryRefusal entry={entry} message={t('prospect.addfail')} />
          <div className="max-w-md">
            <ChoiceField
              name="who"
              label={t(`prospect.${part}.who`)}
              error={words(faults.who, t('prospect.missing.who'))}
              prompt={t('prospect.choosePerson')}
              values={people}
              names={names}
              value={block.who}
              onChange={(who) => onChange({ who })}
              disabled={!open}
            />
          </div>
          <LongText
            name="prospect"
            label={t(`prospect.${part}.text`)}
            hint={t(`prospect.${part}.textHint`)}
            error={words(faults.prospect, t('prospect.missing.prospect'), longestText)}
            limit={longestText}
            value={block.prospect}
            onChange={(prospect) => onChange({ prospect })}
            disabled={!open}
          />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <SignsField
              name="feelings"
              label={t('prospect.feelings')}
              hint={t('prospect.feelingsHint')}
              error={words(faults.feelings, t('prospect.missing.feelings'))}
              groups={signs.emotions}
              value={block.feelings}
              onChange={(feelings) => onChange({ feelings })}
              disabled={!open}
            />
            <SignsField
              name="conducts"
              label={t('prospect.conducts')}
              hint={t('prospect.conductsHint')}
              error={words(faults.conducts, t('prospect.missing.conducts'))}
              groups={signs.behaviours}
              value={block.conducts}
              onChange={(conducts) => onChange({ conducts })}
              disabled={!open}
            />
          </div>
          <EntrySubmit
            label={t('prospect.add')}
            pending={entry.pending}
            open={open}
            empty={same(block, emptyBlock)}
            state={state}
            list="prospects"
            entries={entries}
          />
        </form>
      </Card>
      {heavy && <SupportCard occasion="written" className="mt-5" />}
    </>
  );
}
