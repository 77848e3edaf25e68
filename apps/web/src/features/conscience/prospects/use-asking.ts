import { longestText } from '@miraco/contract/lengths';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import {
  checkProspect,
  type ProspectBlock,
  type ProspectField,
  prospectFields,
} from '#features/conscience/entries/entry-check.ts';
import { useFaultWords } from '#features/conscience/entries/use-fault-words.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Part } from './prospect-forms.ts';
import type { ProspectWords } from './prospects-props.ts';

export const fieldNamed = (item: string): ProspectField | undefined => prospectFields.find((field) => field === item);

/** The virtues that the chosen signs touch, each once, in the order of the method. */
function touchedBy({ feelings, conducts }: ProspectBlock, { emotions, behaviours }: ProspectWords): Virtue[] {
  const touched = new Set([
    ...feelings.map((sign) => emotions.signs[sign]?.virtue),
    ...conducts.map((sign) => behaviours.signs[sign]?.virtue),
  ]);
  return virtues.filter((virtue) => touched.has(virtue));
}

/** The questions about an expectation, in words, and which of them are answered. */
export function useAsking(part: Part, block: ProspectBlock, words: ProspectWords) {
  const { t } = useTranslation();
  const language = useLanguage();
  const faultWords = useFaultWords();
  const checked = checkProspect(block);
  const faults = 'faults' in checked ? checked.faults : {};
  const touched = touchedBy(block, words).map((virtue) => words.virtues[virtue].name[language]);
  const headings: Record<ProspectField, string> = {
    who: t(`prospect.${part}.who`),
    prospect: t(`prospect.${part}.text`),
    feelings: t('prospect.asks.feelings'),
    conducts: t('prospect.asks.conducts'),
  };
  return {
    isAnswered: (field: ProspectField) => faults[field] === undefined,
    heading: (field: ProspectField) => headings[field],
    /** What is said where one goes on without an answer. */
    required: (field: ProspectField) => faultWords(faults[field], t(`prospect.missing.${field}`), longestText) ?? '',
    /** The virtues are named at the end, once everything is chosen. */
    endTitle:
      touched.length === 0
        ? t('prospect.touchesNone')
        : t('prospect.touches', {
            virtues: new Intl.ListFormat(language, { type: 'conjunction' }).format(touched),
          }),
  };
}
