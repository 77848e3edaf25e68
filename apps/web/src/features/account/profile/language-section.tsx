import { isLanguage, languages } from '@miraco/domain/languages';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useLanguage } from '#shared/language/language.ts';
import { ownLanguageName } from '#shared/language/language-names.ts';
import { Field } from '#ui/field.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Select } from '#ui/select.tsx';

/** The language of the interface and of the user's mails; it is saved at once. */
export function LanguageSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FormSection title={t('account.language')}>
      <Field label={t('account.language')} hint={t('editProfile.languageHint')} className="sm:col-span-2">
        <Select
          className="sm:w-1/2"
          value={language}
          onChange={({ target: { value } }) => {
            if (isLanguage(value)) void chooseLanguage(value);
          }}
        >
          {languages.map((choice) => (
            <option key={choice} value={choice} lang={choice}>
              {ownLanguageName(choice)}
            </option>
          ))}
        </Select>
      </Field>
    </FormSection>
  );
}
