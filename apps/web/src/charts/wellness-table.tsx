import { wellnessBlocks } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { LevelMark } from './level-mark.tsx';
import { blockMean, formatScore, overallScore, type WellnessTest } from './score.ts';

interface WellnessTableProps {
  tests: readonly WellnessTest[];
  /** The one among them that is not of a week. */
  initial: WellnessTest | null;
  title: string;
}

export function WellnessTable({ tests, initial, title }: WellnessTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = dateFormat(language, { dateStyle: 'medium' });
  return (
    <Table label={title} stickyFirst className="tabular-nums [&_td]:text-[0.9rem] [&_th]:text-[0.9rem]">
      <TableHeader>
        <TableRow>
          <TableHead>{t('chart.weeks.date')}</TableHead>
          <TableHead>{t('chart.weeks.level')}</TableHead>
          <TableHead className="text-right">{t('chart.weeks.overall')}</TableHead>
          {wellnessBlocks.map((block) => (
            <TableHead key={block} className="text-right">
              {t(`initial.blocks.${block}`)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {tests.map((test) => {
          const { id, score } = test;
          const date = day.format(test.date);
          return (
            <TableRow key={id}>
              <TableHead scope="row">{test === initial ? t('chart.weeks.initial', { date }) : date}</TableHead>
              <TableCell>
                <div className="flex">
                  <LevelMark level={score.overall.level} size="sm" />
                </div>
              </TableCell>
              <TableCell className="text-right font-medium">
                {formatScore(overallScore(score.overall), language)}
              </TableCell>
              {wellnessBlocks.map((block) => (
                <TableCell key={block} className="text-right">
                  {formatScore(blockMean(score.blocks[block]), language)}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
