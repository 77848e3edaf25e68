import { type PurposeRole, purposeKinds } from '@miraco/domain/purpose';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { GoOn } from '#parts/due/go-on.tsx';
import { CoupleSafety } from '#parts/purpose/couple-safety.tsx';
import type { PurposeFormProps } from '#parts/purpose/purpose-body.tsx';
import { PurposeEnd } from '#parts/purpose/purpose-end.tsx';
import { isScored, strengthOf } from '#parts/purpose/purpose-rows.ts';
import { SavedBy } from '#parts/purpose/saved-by.tsx';
import { scenarioGroups } from '#parts/purpose/scenario-groups.ts';
import { ScenarioTexts } from '#parts/purpose/scenario-texts.tsx';
import type { usePurpose } from '#parts/purpose/use-purpose.ts';

interface FocusedEndProps
  extends Pick<PurposeFormProps, 'form' | 'stored' | 'names' | 'words' | 'children' | 'onFinished'>,
    ReturnType<typeof usePurpose> {
  role: PurposeRole;
}

/** What the answers say, once for the virtues that share it; the fields beside the rows; and the confirmation. */
export function FocusedEnd(props: FocusedEndProps) {
  const { form, stored, names, words, children, rows, content, change, state, finish, role, onFinished } = props;
  const { t } = useTranslation();
  const id = useId();
  const groups = purposeKinds.map((kind) => ({
    kind,
    groups: scenarioGroups(rows.filter((row) => row.kind === kind)),
  }));
  return (
    <div>
      <PurposeEnd
        state={state}
        answered={rows.filter(isScored).length}
        total={rows.length}
        disabled={stored === null && Object.keys(content.changed).length === 0}
        finish={finish}
        onFinished={onFinished}
      >
        <div className="grid gap-10">
          {form === 'couple' && <CoupleSafety />}
          {stored && <SavedBy date={stored.date} savedOnBehalfBy={stored.savedOnBehalfBy} />}
          {groups
            .filter((one) => one.groups.length > 0)
            .map((one) => (
              <section key={one.kind} className="min-w-0">
                <h2 className="mb-3 flex items-center gap-2.5">
                  <SeriesMark look={strengthLooks[strengthOf[one.kind]]} className="size-5" />
                  {t(`purpose.${one.kind}`)}
                </h2>
                <ScenarioTexts
                  groups={one.groups}
                  role={role}
                  names={names}
                  words={words}
                  idOf={({ level, resultKey }) => `${id}${level}${resultKey}`}
                  titled={false}
                />
              </section>
            ))}
          {children?.(content, change, false)}
        </div>
      </PurposeEnd>
      <GoOn after={form === 'company' ? ['professional'] : []} />
    </div>
  );
}
