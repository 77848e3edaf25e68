import { type Ratings, strengthScale, virtuesRated } from '@miraco/domain/ratings';
import { strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { radarSeries } from '@miraco/drawing/radar';
import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
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
  const [debil = 0, media = 0, fuerte = 0] = strengths.map((strength) => virtuesRated(ratings, strength).length);
  const unrated = virtues.length - debil - media - fuerte;
  const heading = title ?? t('chart.radar.title');
  return (
    <ChartWithTable
      legend={
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.95rem]">
          {strengths.toReversed().map((strength) => (
            <li key={strength} className="flex items-center gap-2">
              <SeriesMark look={strengthLooks[strength]} />
              {t(`strengths.${strength}`)}
            </li>
          ))}
        </ul>
      }
      chart={
        <Radar
          title={heading}
          description={t('chart.radar.description', { debil, media, fuerte, unrated })}
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
