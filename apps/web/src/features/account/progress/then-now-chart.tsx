import { strengthSigns } from '@miraco/drawing/strength-signs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '#charts/chart-with-table.tsx';
import { PetalMark } from '#charts/petal-mark.tsx';
import { Radar } from '#charts/radar.tsx';
import type { SeriesLook } from '#charts/series-mark.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

/** The petal of now, and behind it the outline of then. */
const looks = {
  before: { colour: 'text-foreground', marker: strengthSigns.media, pattern: 'outline' },
  now: { colour: 'text-strong', marker: strengthSigns.fuerte, pattern: 'pale' },
} as const satisfies Record<string, SeriesLook>;

/** Fewer axes make no flower; the table shows them. */
const fewestAxes = 3;

interface ThenNowChartProps {
  title: string;
  description: string;
  axes: readonly string[];
  /** For each axis, from 0 to 3. */
  values: Record<keyof typeof looks, readonly number[]>;
  dates: Record<keyof typeof looks, number>;
  /** The value of the innermost ring; each further ring is one more. */
  innermost: number;
  table: ReactNode;
}

/** The same values at two dates, as petals and their former outlines, and as a table. */
export function ThenNowChart({ title, description, axes, values, dates, innermost, table }: ThenNowChartProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'medium' });
  if (axes.length < fewestAxes) return table;
  return (
    <ChartWithTable
      legend={
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.95rem]">
          {(['before', 'now'] as const).map((key) => (
            <li key={key} className="flex items-center gap-2">
              <PetalMark look={looks[key]} value={3} />
              {t(`progress.${key}`)} · {day.format(dates[key])}
            </li>
          ))}
        </ul>
      }
      chart={
        <Radar
          title={title}
          description={description}
          axes={axes}
          innermost={innermost}
          series={(['before', 'now'] as const).map((key) => ({ key, values: values[key], look: looks[key] }))}
        />
      }
      table={table}
    />
  );
}
