import { longestText } from '@miraco/contract/lengths';
import { people } from '@miraco/domain/entries';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProspectBlock, ProspectField } from '#features/conscience/entries/entry-check.ts';
import { LongText } from '#features/conscience/entries/long-text.tsx';
import { SignsField } from '#features/conscience/entries/signs-field.tsx';
import { Choices } from '#parts/focused/choices.tsx';
import type { SignLists } from '#parts/signs/signs.ts';
import { ReadLater } from '#parts/support/read-later.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { excerpt } from '#ui/entry-text.ts';
import type { OptionGroup } from '#ui/multi-select-options.ts';
import type { Part } from './prospect-forms.ts';
import type { ProspectWords } from './prospects-props.ts';

/** The virtue of a chosen sign would show what the next choice counts for: it is told at the end. */
const withoutNotes = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.map((group) => ({ ...group, options: group.options.map(({ note: _, ...option }) => option) }));

interface ProspectQuestionProps {
  item: ProspectField;
  headingId: string;
  part: Part;
  block: ProspectBlock;
  onChange: (fields: Partial<ProspectBlock>) => void;
  words: ProspectWords;
  signs: SignLists;
}

/** One question about an expectation, below its heading. */
export function ProspectQuestion({ item, headingId, part, block, onChange, words, signs }: ProspectQuestionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (item === 'who')
    return (
      <Choices
        name="who"
        labelledBy={headingId}
        columns
        options={people.map((person) => ({ value: person, label: words.people[person][language] }))}
        value={people.find((person) => person === block.who) ?? null}
        onChoose={(who) => onChange({ who })}
      />
    );
  if (item === 'prospect')
    return (
      <div className="grid gap-2">
        <LongText
          name="prospect"
          label={t(`prospect.${part}.text`)}
          labelHidden
          hint={t(`prospect.${part}.textHint`)}
          limit={longestText}
          value={block.prospect}
          onChange={(prospect) => onChange({ prospect })}
        />
        {part === 'me' && <ReadLater />}
      </div>
    );
  return <SignsQuestion key={item} item={item} block={block} onChange={onChange} signs={signs} />;
}

interface SignsQuestionProps extends Pick<ProspectQuestionProps, 'block' | 'onChange' | 'signs'> {
  item: 'feelings' | 'conducts';
}

/** What one feels, or does, with the expectation in view. */
function SignsQuestion({ item, block, onChange, signs }: SignsQuestionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const groups = useMemo(
    () => withoutNotes(item === 'feelings' ? signs.emotions : signs.behaviours),
    [item, signs.emotions, signs.behaviours],
  );
  return (
    <div className="grid gap-5">
      <p className="border-primary border-l-2 pl-4 text-muted-foreground [overflow-wrap:anywhere]">
        {t('prospect.quote', { text: excerpt(block.prospect, 160, language) })}
      </p>
      <SignsField
        name={item}
        label={t(`prospect.asks.${item}`)}
        labelHidden
        hint={t(`prospect.asks.${item}Hint`)}
        error={undefined}
        groups={groups}
        helpWords={signs.helpWords}
        value={block[item]}
        onChange={(chosen) => onChange(item === 'feelings' ? { feelings: chosen } : { conducts: chosen })}
        disabled={false}
        inline
      />
    </div>
  );
}
