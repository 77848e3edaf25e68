import { strengthSigns } from '@miraco/drawing/strength-signs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '#charts/chart-with-table.tsx';
import { Radar } from '#charts/radar.tsx';
import { type SeriesLook, SeriesMark } from '#charts/series-mark.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

/** Distinguished by colour, marker and pattern. */
const looks = {
  before: { colour: 'text-weak', marker: strengthSigns.media, pattern: 'hatched' },
  now: { colour: 'text-strong', marker: strengthSigns.fuerte, pattern: 'plain' },
} as const satisfies Record<string, SeriesLook>;

/** Fewer axes make no polygon; the table shows them. */
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

/** The same values at two dates, on one radar and as a table. */
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
              <SeriesMark look={looks[key]} />
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
