import type { Rating } from '@miraco/domain/ratings';
import { type Strength, strengths } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import type { Inputs } from '#shared/trpc/trpc.ts';
import { Badge } from '#ui/badge.tsx';
import { Select } from '#ui/select.tsx';
import { TableCell, TableHead, TableRow } from '#ui/table.tsx';

/** A change by the team as the input of the procedure; '' removes it. Spec 1, section 7. */
export type StrengthChange = Inputs['conscience']['userVirtues']['edit']['type'];

const changeTo = { debil: 'weak', media: 'medium', fuerte: 'hard' } satisfies Record<Strength, StrengthChange>;

interface StrengthRowProps {
  /** Of the virtue. */
  name: string;
  rating: Rating | undefined;
  byTests: Strength | undefined;
  writing: boolean;
  /** What has been chosen and is not saved yet. */
  chosen: StrengthChange | undefined;
  onChoose: (type: StrengthChange) => void;
}

/** A virtue with the strength that counts, or while it is changed, with those to choose from. */
export function StrengthRow({ name, rating, byTests, writing, chosen, onChoose }: StrengthRowProps) {
  const { t } = useTranslation();
  const changed = rating?.origin === 'administrator';
  const strengthByTests = t(`strengths.${byTests ?? 'unrated'}`);
  const stored: StrengthChange = changed ? changeTo[rating.strength] : '';
  const counts = t(`strengths.${rating?.strength ?? 'unrated'}`);
  return (
    <TableRow className="break-inside-avoid not-print:max-sm:grid not-print:max-sm:py-2">
      <TableHead scope="row" fit wrap className="py-2 leading-snug not-print:max-sm:py-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="flex items-center gap-2">
            {rating ? (
              <SeriesMark look={strengthLooks[rating.strength]} className="size-3.5" />
            ) : (
              <span className="w-3.5" />
            )}
            {name}
          </span>
          {changed && <Badge variant="accent">{t('clientFrame.strengths.changed')}</Badge>}
        </span>
        {changed && (
          <span className="block pl-5.5 font-normal text-[0.9rem] text-muted-foreground">
            {t('clientFrame.strengths.byTests', { strength: strengthByTests })}
          </span>
        )}
      </TableHead>
      <TableCell className="not-print:max-sm:h-auto not-print:max-sm:pl-5.5 not-print:sm:w-1/2">
        {writing && (
          <Select
            aria-label={t('clientFrame.strengths.strengthOf', { virtue: name })}
            className="print:hidden"
            value={chosen ?? stored}
            onChange={(event) => onChoose(Object.values(changeTo).find((known) => known === event.target.value) ?? '')}
          >
            <option value="">{t('clientFrame.strengths.asTests', { strength: strengthByTests })}</option>
            {strengths.map((strength) => (
              <option key={strength} value={changeTo[strength]}>
                {t(`strengths.${strength}`)}
              </option>
            ))}
          </Select>
        )}
        <span className={writing ? 'hidden print:inline' : undefined}>{counts}</span>
      </TableCell>
    </TableRow>
  );
}
