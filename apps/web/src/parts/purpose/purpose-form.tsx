import { useShownPlace } from '#parts/focused/use-shown-place.ts';
import { NoVirtues, PurposeBody, type PurposeFormProps } from './purpose-body.tsx';
import { PurposeEnd } from './purpose-end.tsx';
import { isScored } from './purpose-rows.ts';
import { rowId } from './row-id.ts';
import { usePurpose } from './use-purpose.ts';

/** A purpose as its client fills it in: saved change by change. Spec 2, sections 2 to 4. */
export function PurposeForm(props: PurposeFormProps) {
  const { readOnly, stored } = props;
  const { rows, content, change, state, finish } = usePurpose(props);
  useShownPlace(rowId);
  if (rows.length === 0) return <NoVirtues />;
  const begun = stored !== null || Object.keys(content.changed).length > 0;
  return (
    <PurposeEnd
      state={state}
      answered={rows.filter(isScored).length}
      total={rows.length}
      disabled={readOnly || !begun}
      finish={finish}
      onFinished={props.onFinished}
    >
      <PurposeBody {...props} rows={rows} content={content} change={change} />
    </PurposeEnd>
  );
}
