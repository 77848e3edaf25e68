import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';

/** The schema's fault for an empty field. */
const emptyKeys = new Set(['validation.required', 'validation.tooSmall', 'validation.invalid']);

/** Words for the faults of a field, where the form has its own. */
export function useFaultWords() {
  const { t } = useTranslation();
  const { message } = useFailure();
  const language = useLanguage();
  return (fault: string | undefined, whenEmpty: string, limit = 0): string | undefined => {
    if (fault === undefined) return undefined;
    if (fault === 'validation.tooLong') return t('entries.tooLong', { limit: limit.toLocaleString(language) });
    return emptyKeys.has(fault) ? whenEmpty : message(fault);
  };
}
