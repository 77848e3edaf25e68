import { type Ratings, strengthScale } from '@miraco/domain/ratings';
import { strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { emptyReach, radarSeries } from '@miraco/drawing/radar';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { PetalMark } from './petal-mark.tsx';
import { Radar } from './radar.tsx';
import { SeriesMark } from './series-mark.tsx';
import { strengthLooks } from './strength-looks.ts';

interface VirtueRadarProps {
  ratings: Ratings;
  names: Readonly<Record<Virtue, string>>;
  /** Names the chart and its table; "Your 23 virtues" by default. */
  title?: string;
}

/** The 23 virtues from 0 to 3 in three series, with a legend and the same as a table. Spec 1, sections 2 and 9. */
export function VirtueRadar({ ratings, names, title }: VirtueRadarProps) {
  const { t } = useTranslation();
  const heading = title ?? t('chart.radar.title');
  const unrated = virtues.some((virtue) => !ratings[virtue]);
  return (
    <ChartWithTable
      legend={
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.95rem]">
          {strengths.toReversed().map((strength) => (
            <li key={strength} className="flex items-center gap-2">
              <PetalMark look={strengthLooks[strength]} value={strengthScale[strength]} />
              {t(`strengths.${strength}`)}
            </li>
          ))}
          {unrated && (
            <li className="flex items-center gap-2">
              <PetalMark value={emptyReach} />
              {t('strengths.unrated')}
            </li>
          )}
        </ul>
      }
      chart={
        <Radar
          title={heading}
          description={useDescription(ratings, names)}
          axes={virtues.map((virtue) => names[virtue])}
          series={radarSeries(ratings).map(({ strength, values }) => ({
            key: strength,
            values,
            look: strengthLooks[strength],
          }))}
        />
      }
      table={<VirtueTable ratings={ratings} names={names} title={heading} />}
    />
  );
}

/** The chart in words: the scale, and every virtue once, with its strength. */
function useDescription(ratings: Ratings, names: VirtueRadarProps['names']): string {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(useLanguage());
  const groups = [...strengths.toReversed(), 'unrated'] as const;
  const parts = groups.flatMap((group) => {
    const found = virtues.filter((virtue) => (ratings[virtue]?.strength ?? 'unrated') === group);
    const named = list.format(found.map((virtue) => names[virtue]));
    return found.length > 0 ? [t(`chart.radar.${group}`, { names: named })] : [];
  });
  return [t('chart.radar.description'), ...parts].join(' ');
}

function VirtueTable({ ratings, names, title }: Required<VirtueRadarProps>) {
  const { t } = useTranslation();
  return (
    <Table label={title} stickyFirst className="max-sm:text-[0.9rem] max-sm:[&_td]:px-2 max-sm:[&_th]:px-2.5">
      <TableHeader>
        <TableRow>
          <TableHead>{t('chart.radar.virtue')}</TableHead>
          <TableHead>{t('chart.radar.strength')}</TableHead>
          <TableHead wrap className="text-right leading-tight">
            {t('chart.radar.value')}
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {virtues.map((virtue) => {
          const strength = ratings[virtue]?.strength;
          return (
            <TableRow key={virtue}>
              <TableHead scope="row">{names[virtue]}</TableHead>
              <TableCell>
                <span className="flex items-center gap-2 whitespace-nowrap">
                  {strength && <SeriesMark look={strengthLooks[strength]} />}
                  {t(`strengths.${strength ?? 'unrated'}`)}
                </span>
              </TableCell>
              <TableCell className="text-right">{strength ? strengthScale[strength] : 0}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
