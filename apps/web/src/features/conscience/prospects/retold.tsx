import { signName } from '@miraco/method/sign-name';
import { useTranslation } from 'react-i18next';
import { type ProspectBlock, type ProspectField, prospectFields } from '#features/conscience/entries/entry-check.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { personName } from './person-name.ts';
import type { ProspectWords } from './prospects-props.ts';

interface RetoldProps {
  block: ProspectBlock;
  words: ProspectWords;
  /** Opens the question again. */
  onOpen: (field: ProspectField) => void;
}

/** All answers about an expectation, each with the way back to its question. */
export function Retold({ block, words, onOpen }: RetoldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = (signs: string[]) => signs.join(', ');
  const rows: Record<ProspectField, { name: string; value: string }> = {
    who: { name: t('prospect.column.who'), value: personName(words.people, block.who, language) },
    prospect: { name: t('prospect.column.prospect'), value: block.prospect.trim() },
    feelings: {
      name: t('prospect.feelings'),
      value: list(block.feelings.map((sign) => signName(words.emotions, sign, language))),
    },
    conducts: {
      name: t('prospect.conducts'),
      value: list(block.conducts.map((sign) => signName(words.behaviours, sign, language))),
    },
  };
  return (
    <Card padding="px-4 sm:px-6">
      <dl className="divide-y">
        {prospectFields.map((field) => (
          <div key={field} className="py-3">
            <dt className="eyebrow">{rows[field].name}</dt>
            <dd className="flex items-center justify-between gap-3">
              <span className="min-w-0 whitespace-pre-line leading-snug [overflow-wrap:anywhere]">
                {rows[field].value}
              </span>
              <Button
                variant="ghost"
                size="sm"
                className="-mr-3 shrink-0"
                aria-label={t('prospect.changeOf', { what: rows[field].name })}
                onClick={() => onOpen(field)}
              >
                {t('prospect.change')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
