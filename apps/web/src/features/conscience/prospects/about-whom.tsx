import { useTranslation } from 'react-i18next';
import { same } from '#features/conscience/entries/same.ts';
import { Choices } from '#parts/focused/choices.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { excerpt } from '#ui/entry-text.ts';
import { emptyBlock, type Part, type ProspectForms, parts } from './prospect-forms.ts';

interface AboutWhomProps {
  headingId: string;
  part: Part | undefined;
  forms: ProspectForms;
  onChoose: (part: Part) => void;
}

/** The first question: an expectation about oneself, or about others. One that was begun is named. */
export function AboutWhom({ headingId, part, forms, onChoose }: AboutWhomProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const begun = (one: Part) => {
    if (same(forms[one], emptyBlock)) return null;
    const text = excerpt(forms[one].prospect, 60, language);
    return text === '' ? t('prospect.begun') : t('prospect.begunText', { text });
  };
  return (
    <Choices
      name="about"
      labelledBy={headingId}
      options={parts.map((one) => ({
        value: one,
        label: (
          <span className="grid gap-1 py-1">
            <span className="font-medium">{t(`prospect.${one}.title`)}</span>
            <span className="text-[0.92rem] text-muted-foreground">{t(`prospect.${one}.lead`)}</span>
            {begun(one) && <span className="text-[0.92rem] [overflow-wrap:anywhere]">{begun(one)}</span>}
          </span>
        ),
      }))}
      value={part ?? null}
      onChoose={onChoose}
    />
  );
}
