import { assumedRole, type PurposeAnswers, type PurposeKind, purposeKinds, scorePurpose } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useStableCallback } from '#shared/use-stable-callback.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useRoomForColumns } from '#ui/use-media.ts';
import { CoupleSafety } from './couple-safety.tsx';
import { useOwnerWords } from './owner.ts';
import { PurposeCards } from './purpose-cards.tsx';
import { type PurposeChanges, type PurposeContent, rowChange } from './purpose-content.ts';
import { type PurposeRow, strengthOf, withAnswer } from './purpose-rows.ts';
import { PurposeTable } from './purpose-table.tsx';
import { RoleChoice } from './role-choice.tsx';
import { SavedBy } from './saved-by.tsx';
import { type ScenarioGroup, type ScenarioWords, scenarioGroups } from './scenario-groups.ts';
import { ScenarioTexts } from './scenario-texts.tsx';
import type { PurposeSource } from './use-purpose.ts';
import { useQuestions } from './use-questions.ts';

export interface PurposeFormProps extends PurposeSource {
  names: Readonly<Record<Virtue, string>>;
  words: ScenarioWords;
  /** The client has finished it, with every virtue answered. */
  onFinished?: (() => void) | undefined;
  /** The fields beside the rows. */
  children?: (content: PurposeContent, change: (changes: PurposeChanges) => void, readOnly: boolean) => ReactNode;
}

interface PurposeBodyProps
  extends Pick<PurposeFormProps, 'form' | 'reading' | 'stored' | 'readOnly' | 'names' | 'words' | 'children'> {
  rows: readonly PurposeRow[];
  content: PurposeContent;
  change: (changes: PurposeChanges) => void;
}

/** The rows of a purpose, weak and strong virtues, each with its scenario as soon as it is answered, and the texts of the scenarios. */
export function PurposeBody(props: PurposeBodyProps) {
  const { form, reading, stored, readOnly, names, words, children, rows, content, change } = props;
  const { t } = useTranslation();
  const say = useOwnerWords();
  const language = useLanguage();
  const wide = useRoomForColumns();
  const [news, setNews] = useState('');
  const role = content.role ?? assumedRole;
  const questions = useQuestions(form, role);
  const id = useId();
  const idOf = ({ level, resultKey }: Pick<ScenarioGroup, 'level' | 'resultKey'>) => `${id}${level}${resultKey}`;

  const answer = useStableCallback((virtue: Virtue, given: Partial<PurposeAnswers>) => {
    const row = rows.find((one) => one.virtue === virtue);
    if (!row) return;
    const answers = withAnswer(row, given);
    change(rowChange(virtue, answers));
    const { level } = scorePurpose(answers, { kind: row.kind, form, reading });
    const name = level && words.scenarios[level].name[language];
    setNews(`${names[virtue]}: ${name || t('purpose.noLevel')}`);
  });
  const read = ({ score: { level, resultKey } }: PurposeRow) => {
    const texts = level && document.getElementById(idOf({ level, resultKey }));
    if (!texts) return;
    texts.focus({ preventScroll: true });
    texts.scrollIntoView({ block: 'nearest' });
  };
  const List = wide ? PurposeTable : PurposeCards;
  const shown = (kind: PurposeKind) => rows.filter((row) => row.kind === kind);

  return (
    <>
      {stored && <SavedBy date={stored.date} savedOnBehalfBy={stored.savedOnBehalfBy} className="mb-6" />}
      {form === 'couple' && <CoupleSafety />}
      <div className={form === 'couple' ? 'mt-8 grid gap-12' : 'grid gap-12'}>
        {form === 'company' && (
          <RoleChoice role={content.role} readOnly={readOnly} onChoose={(chosen) => change({ role: chosen })} />
        )}
        {purposeKinds
          .filter((kind) => shown(kind).length > 0)
          .map((kind) => (
            <section key={kind} className="min-w-0">
              <h2 className="flex items-center gap-2.5">
                <SeriesMark look={strengthLooks[strengthOf[kind]]} className="size-5" />
                {t(`purpose.${kind}`)}
              </h2>
              <p className="measure mt-1 mb-5 text-muted-foreground">{say(`purpose.${form}.${kind}About`)}</p>
              <List
                label={`${t(`phases.impact.${form === 'company' ? 'professional' : form}`)}: ${t(`purpose.${kind}`)}`}
                questions={questions}
                rows={shown(kind)}
                names={names}
                words={words}
                readOnly={readOnly}
                onAnswer={answer}
                onRead={read}
              />
              <ScenarioTexts groups={scenarioGroups(shown(kind))} role={role} names={names} words={words} idOf={idOf} />
            </section>
          ))}
        {children?.(content, change, readOnly)}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

export function NoVirtues() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<Info />} title={t('impact.novirtues')}>
      {t('purpose.noVirtues')}
    </EmptyState>
  );
}
