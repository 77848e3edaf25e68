import { people } from '@miraco/domain/entries';
import { longestText } from '@miraco/schemas/conscience';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/language.ts';
import { api, type Outputs, trpc } from '#app/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.ts';
import type { SaveState } from './draft-keeper.ts';
import { EntryRefusal } from './entry-refusal.tsx';
import { checkProspect, type ProspectBlock, prospectFields } from './entry-check.ts';
import { LongText } from './long-text.tsx';
import { emptyBlock, type Part } from './prospect-draft.ts';
import { SaveStatus } from './save-status.tsx';
import type { SignLists } from './signs.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useFaultWords } from './use-fault-words.ts';

interface ProspectFormProps {
  user: string;
  part: Part;
  block: ProspectBlock;
  onChange: (fields: Partial<ProspectBlock>) => void;
  state: SaveState;
  names: Outputs['method']['people'];
  signs: SignLists;
  /** False once the Conscience phase has ended: then nothing can be changed. Spec 1, section 4. */
  open: boolean;
}

/** One expectation: who, what, and the emotions and behaviours that it brings. */
export function ProspectForm({ user, part, block, onChange, state, names, signs, open }: ProspectFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const words = useFaultWords();
  const entry = useEntryForm({
    content: block,
    fields: prospectFields,
    check: checkProspect,
    send: async (checked) => {
      const input = { user, me: part === 'me', ...checked };
      const { tests } = await api.conscience.prospect.register.mutate(input, { signal: AbortSignal.timeout(20_000) });
      utils.conscience.prospect.get.setData({ user }, tests);
      void utils.conscience.overview.invalidate({ user });
    },
    onStored: (unchanged) => {
      if (unchanged) onChange(emptyBlock);
      toast({ title: t('prospect.added') });
    },
  });
  const { faults } = entry;
  const empty = JSON.stringify(block) === JSON.stringify(emptyBlock);

  return (
    <Card>
      <form ref={entry.form} noValidate onSubmit={entry.submit} aria-label={t(`prospect.${part}.form`)} className="grid gap-6">
        <EntryRefusal attempt={entry.attempt} refused={entry.refused} message={t('prospect.addfail')} failure={entry.failure} />
        <div data-field="who">
          <Field label={t(`prospect.${part}.who`)} error={words(faults.who, t('prospect.missing.who'))}>
            <Select
              className="max-w-md"
              value={block.who}
              disabled={!open}
              onChange={(event) => onChange({ who: event.target.value })}
            >
              <option value="">{t('prospect.choosePerson')}</option>
              {people.map((person) => (
                <option key={person} value={person}>
                  {names[person][language]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div data-field="prospect">
          <LongText
            label={t(`prospect.${part}.text`)}
            hint={t(`prospect.${part}.textHint`)}
            error={words(faults.prospect, t('prospect.missing.prospect'), longestText)}
            limit={longestText}
            value={block.prospect}
            disabled={!open}
            onChange={(prospect) => onChange({ prospect })}
          />
        </div>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <div data-field="feelings">
            <Field
              label={t('prospect.feelings')}
              hint={t('prospect.feelingsHint')}
              error={words(faults.feelings, t('prospect.missing.feelings'))}
            >
              <MultiSelect
                label={t('prospect.feelings')}
                groups={signs.emotions}
                value={block.feelings}
                disabled={!open}
                onChange={(feelings) => onChange({ feelings })}
              />
            </Field>
          </div>
          <div data-field="conducts">
            <Field
              label={t('prospect.conducts')}
              hint={t('prospect.conductsHint')}
              error={words(faults.conducts, t('prospect.missing.conducts'))}
            >
              <MultiSelect
                label={t('prospect.conducts')}
                groups={signs.behaviours}
                value={block.conducts}
                disabled={!open}
                onChange={(conducts) => onChange({ conducts })}
              />
            </Field>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" disabled={!open} loading={entry.pending} className="max-sm:w-full">
            <Plus aria-hidden="true" />
            {t('prospect.add')}
          </Button>
          {open && (
            <div className="text-[0.9rem] text-muted-foreground">
              <SaveStatus words="entries" state={empty && state === 'saved' ? 'untouched' : state} />
            </div>
          )}
        </div>
      </form>
    </Card>
  );
}
