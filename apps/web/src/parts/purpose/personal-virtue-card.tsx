import type { Virtue } from '@miraco/domain/virtues';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Card } from '#ui/card.tsx';
import { ideasOf } from './creations.ts';
import { useOwnerWords } from './owner.ts';
import type { PersonalChanges, PersonalContent } from './personal-changes.ts';
import { PersonalCreations } from './personal-creations.tsx';
import type { PersonalData } from './personal-data.ts';
import { PersonalText } from './personal-text.tsx';

interface PersonalVirtueCardProps {
  virtue: Virtue;
  data: PersonalData;
  /** The texts about the virtues, with their changes. */
  content: Pick<PersonalContent, 'favourite' | 'creations'>;
  onChange: (changes: PersonalChanges) => void;
  readOnly: boolean;
}

/** A motivating virtue: the people who show it, what it could create, and its related virtues. Spec 2, section 3. */
export function PersonalVirtueCard({ virtue, data, content, onChange, readOnly }: PersonalVirtueCardProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const language = useLanguage();
  const titleId = useId();
  const name = data.words[virtue].name[language];
  const inText = name.toLocaleLowerCase(language);
  const { chosen = [], own = '' } = content.creations[virtue] ?? {};
  const weak = data.overview.polarity.find(({ strong }) => strong === virtue)?.weak ?? [];
  return (
    <li>
      <Card padding="" className="grid gap-5" aria-labelledby={titleId} role="group">
        <div className="grid gap-x-8 gap-y-5 px-5 pt-5 sm:px-7 sm:pt-6 lg:grid-cols-2">
          <div className="grid content-start gap-4">
            <h3 id={titleId} className="flex items-center gap-2.5">
              <SeriesMark look={strengthLooks.fuerte} className="size-4" />
              {name}
            </h3>
            <PersonalText
              label={say('personal.people', { virtue: inText })}
              hint={say('personal.peopleHint')}
              value={content.favourite[virtue] ?? ''}
              onChange={(people) => onChange({ [`favourite.${virtue}`]: people })}
              readOnly={readOnly}
            />
          </div>
          <PersonalCreations
            ideas={ideasOf(data.creations[virtue], chosen, language)}
            own={own}
            onChoose={(next) => onChange({ [`chosen.${virtue}`]: next })}
            onWrite={(text) => onChange({ [`creation.${virtue}`]: text })}
            readOnly={readOnly}
          />
        </div>
        <details className="group border-t">
          <summary className="flex min-h-12 list-none items-center gap-3 rounded-b-lg px-5 py-2 -outline-offset-2 hover:bg-muted sm:px-7 [&::-webkit-details-marker]:hidden">
            <span className="flex-1 font-medium">{t('personal.companions', { virtue: inText })}</span>
            <ChevronDown
              className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="grid gap-x-8 gap-y-5 px-5 pt-2 pb-5 sm:px-7 sm:pb-6 lg:grid-cols-2">
            <Aside title={t('personal.complementary')}>
              <ul className="grid gap-3">
                {data.partners[virtue].map(({ partner, why }) => (
                  <li key={partner}>
                    <p className="font-medium">{data.words[partner].name[language]}</p>
                    <p className="text-muted-foreground">{why[language]}</p>
                  </li>
                ))}
              </ul>
            </Aside>
            <Aside title={t('personal.polar')}>
              {weak.length === 0 && <p className="text-muted-foreground">{t('personal.polarNone')}</p>}
              {weak.length > 0 && <p className="text-muted-foreground">{say('personal.polarAbout')}</p>}
              <ul className="grid gap-3">
                {weak.map((partner) => (
                  <li key={partner}>
                    <p className="flex items-center gap-2 font-medium">
                      <SeriesMark look={strengthLooks.debil} className="size-3.5" />
                      {data.words[partner].name[language]}
                    </p>
                    <p className="text-muted-foreground">{data.words[partner].meaning[language]}</p>
                  </li>
                ))}
              </ul>
            </Aside>
          </div>
        </details>
      </Card>
    </li>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2.5 text-[0.95rem]">
      <h4 className="eyebrow">{title}</h4>
      {children}
    </section>
  );
}
