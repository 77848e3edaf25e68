import { assumedRole, isAnswered, type PurposeAnswers, purposeRoles } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '#parts/focused/choices.tsx';
import { Focused } from '#parts/focused/focused.tsx';
import { LeaveLink } from '#parts/focused/leave-link.tsx';
import { endPlace, placeParameter } from '#parts/focused/place.ts';
import { PlaceHeading } from '#parts/focused/place-heading.tsx';
import { CoupleSafety } from '#parts/purpose/couple-safety.tsx';
import { NoVirtues, type PurposeFormProps } from '#parts/purpose/purpose-body.tsx';
import { rowChange } from '#parts/purpose/purpose-content.ts';
import { isScored, type PurposeRow, withAnswer } from '#parts/purpose/purpose-rows.ts';
import { usePurpose } from '#parts/purpose/use-purpose.ts';
import { useQuestions } from '#parts/purpose/use-questions.ts';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSearchParams } from '#shared/router/router.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { FocusedEnd } from './focused-end.tsx';
import { FocusedRow } from './focused-row.tsx';
import { FocusedIntro } from './intro.tsx';

/** The place of the question where the client lives the professional purpose; the others are virtues. */
const roleItem = 'role';

/**
 * A purpose with one virtue at a time: once its questions have their answers, its scenario shows and the next virtue follows. The
 * last one leads to the texts of all scenarios, and the confirmation.
 */
export function FocusedPurpose(props: PurposeFormProps) {
  const { form, names, words, stored } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows, content, change, state, finish } = usePurpose(props);
  const [last, setLast] = useState<Virtue>();
  const atEnd = useSearchParams()[0].get(placeParameter) === endPlace;
  const role = content.role ?? assumedRole;
  const questions = useQuestions(form, role);
  useUnloadGuard(state);

  const name = t(form === 'company' ? 'phases.impact.professional' : 'phases.impact.couple');
  if (rows.length === 0) {
    return (
      <>
        <PageHeader title={name} lead={t(`purpose.${form}.lead`)} />
        <NoVirtues />
      </>
    );
  }
  const items = [...(form === 'company' ? [roleItem] : []), ...rows.map(({ virtue }) => virtue)];
  const rowOf = (item: string) => rows.find(({ virtue }) => virtue === item);
  const placeOf = (row: PurposeRow) => ({ number: rows.indexOf(row) + 1, total: rows.length });
  const answer = (row: PurposeRow, given: Partial<PurposeAnswers>) => {
    change(rowChange(row.virtue, withAnswer(row, given)));
    setLast(row.virtue);
  };
  const lastRow = last && rowOf(last);
  const level = lastRow?.score.level;
  const scenario = level && words.scenarios[level].name[language];

  return (
    <>
      <Focused
        name={name}
        items={items}
        isAnswered={(item) => {
          const row = rowOf(item);
          return row ? isAnswered(row.kind, row.answers) : content.role !== null;
        }}
        progress={(item) => {
          const row = rowOf(item);
          return row ? t('focused.place', { block: names[row.virtue], ...placeOf(row) }) : name;
        }}
        eyebrow={(item) => {
          const row = rowOf(item);
          return row && t(`purpose.${row.kind}`);
        }}
        heading={(item) => {
          const row = rowOf(item);
          return row ? <PlaceHeading name={names[row.virtue]} {...placeOf(row)} /> : t('purpose.role');
        }}
        intro={<FocusedIntro form={form} stored={stored} />}
        reminder={form === 'couple' && <CoupleSafety short />}
        status={!atEnd && <SaveStatus state={state} />}
        leave={<LeaveLink />}
        endTitle={t('purpose.meanings')}
        end={
          <FocusedEnd
            {...props}
            rows={rows}
            content={content}
            change={change}
            state={state}
            finish={finish}
            role={role}
          />
        }
      >
        {({ item, headingId }) => {
          const row = rowOf(item);
          if (!row) {
            return (
              <div className="grid gap-4">
                <p className="measure text-muted-foreground">
                  {t(content.role ? 'purpose.roleHint' : 'purpose.roleAssumed')}
                </p>
                <Choices
                  name={roleItem}
                  labelledBy={headingId}
                  options={purposeRoles.map((key) => ({ value: key, label: t(`purpose.roles.${key}.name`) }))}
                  value={content.role}
                  onChoose={(chosen) => change({ role: chosen })}
                />
              </div>
            );
          }
          return (
            <FocusedRow
              row={row}
              name={names[row.virtue]}
              headingId={headingId}
              questions={questions}
              about={row === rows.find(({ kind }) => kind === row.kind) && t(`purpose.${form}.${row.kind}About`)}
              shown={isScored(row) ? row : lastRow}
              names={names}
              words={words}
              onAnswer={(given) => answer(row, given)}
            />
          );
        }}
      </Focused>
      <p role="status" className="sr-only">
        {lastRow && `${names[lastRow.virtue]}: ${scenario || t('purpose.noLevel')}`}
      </p>
    </>
  );
}
