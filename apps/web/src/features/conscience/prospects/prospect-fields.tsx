import { longestText } from '@miraco/contract/lengths';
import { people } from '@miraco/domain/entries';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '#features/conscience/entries/choice-field.tsx';
import type { Faults, ProspectBlock, ProspectField } from '#features/conscience/entries/entry-check.ts';
import { LongText } from '#features/conscience/entries/long-text.tsx';
import { SignsField } from '#features/conscience/entries/signs-field.tsx';
import { useFaultWords } from '#features/conscience/entries/use-fault-words.ts';
import type { SignLists } from '#parts/signs/signs.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { Part } from './prospect-forms.ts';

interface ProspectFieldsProps {
  part: Part;
  block: ProspectBlock;
  onChange: (fields: Partial<ProspectBlock>) => void;
  faults: Faults<ProspectField>;
  names: Outputs['method']['people'];
  signs: SignLists;
  open: boolean;
}

/** All fields of an expectation: the person, the text, and its emotions and behaviours. */
export function ProspectFields({ part, block, onChange, faults, names, signs, open }: ProspectFieldsProps) {
  const { t } = useTranslation();
  const words = useFaultWords();
  return (
    <>
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
          helpWords={signs.helpWords}
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
          helpWords={signs.helpWords}
          value={block.conducts}
          onChange={(conducts) => onChange({ conducts })}
          disabled={!open}
        />
      </div>
    </>
  );
}
