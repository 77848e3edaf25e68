import type { Virtue } from '@miraco/domain/virtues';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Label } from '#ui/label.tsx';
import { Select } from '#ui/select.tsx';
import { useOwnerName, useOwnerWords } from './owner.ts';

interface ComplementaryVirtuesProps {
  strong: readonly Virtue[];
  names: Readonly<Record<Virtue, string>>;
  /** The partners of every virtue, with the reason. */
  partners: Outputs['method']['polarity'];
  chosen: Partial<Record<Virtue, Virtue | ''>>;
  readOnly: boolean;
  onChoose: (virtue: Virtue, partner: Virtue | '') => void;
}

/** For each strong virtue the one that complements it in the couple, or none. Spec 2, sections 3 and 9. */
export function ComplementaryVirtues({
  strong,
  names,
  partners,
  chosen,
  readOnly,
  onChoose,
}: ComplementaryVirtuesProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const asText = useOwnerName() !== null && readOnly;
  const language = useLanguage();
  const id = useId();
  if (strong.length === 0) return null;
  return (
    <section>
      <h2>{t('purpose.complementary')}</h2>
      <p className="measure mt-1 mb-5 text-muted-foreground">{say('purpose.complementaryAbout')}</p>
      <ul className="grid gap-x-8 gap-y-6 rounded-lg border bg-card p-4 shadow-raised sm:grid-cols-2 sm:p-6">
        {strong.map((virtue) => {
          const partner = partners[virtue].find((pair) => pair.partner === chosen[virtue]);
          return (
            <li key={virtue} className="grid content-start gap-2">
              {asText ? (
                <p>
                  <span className="text-muted-foreground">{names[virtue]}:</span>{' '}
                  <span className="font-medium">{partner ? names[partner.partner] : t('purpose.noPartner')}</span>
                </p>
              ) : (
                <div className="grid gap-1.5">
                  <Label htmlFor={`${id}${virtue}`}>{names[virtue]}</Label>
                  <Select
                    id={`${id}${virtue}`}
                    value={partner?.partner ?? ''}
                    disabled={readOnly}
                    onChange={({ target }) =>
                      onChoose(virtue, partners[virtue].find((pair) => pair.partner === target.value)?.partner ?? '')
                    }
                  >
                    <option value="">{t('purpose.noPartner')}</option>
                    {partners[virtue].map((pair) => (
                      <option key={pair.partner} value={pair.partner}>
                        {names[pair.partner]}
                      </option>
                    ))}
                  </Select>
                </div>
              )}
              <p aria-live="polite" className="text-[0.93rem] text-muted-foreground empty:hidden">
                {partner?.why[language]}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
