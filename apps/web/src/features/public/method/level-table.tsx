import { answers, levelStarts, levels, questionsPerBlock } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';

const highest = Math.max(...answers);

/** The sum of five answers at which a level begins: a sum is whole, so a mean of 3.5 is reached with 18. */
const firstSum = (mean: number) => Math.ceil(mean * questionsPerBlock);

const rows = levels.map((level, position) => {
  const from = levelStarts[level];
  const next = levels[position + 1];
  const below = next && levelStarts[next];
  const lastSum = below ? firstSum(below) - 1 : highest * questionsPerBlock;
  return { level, from, below, sums: { from: firstSum(from), to: lastSum } };
});

/** Each level with its means, and the sums of a block that lead to it. */
export function LevelTable() {
  const { t } = useTranslation();
  return (
    <Table label={t('method.levels.table')}>
      <TableHeader>
        <TableRow>
          <TableHead scope="col">{t('method.levels.level')}</TableHead>
          <TableHead scope="col">{t('method.levels.mean')}</TableHead>
          <TableHead scope="col" wrap>
            {t('method.levels.sum')}
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ level, from, below, sums }) => (
          <TableRow key={level}>
            <TableHead scope="row">
              <div className="flex">
                <LevelMark level={level} size="sm" />
              </div>
            </TableHead>
            <TableCell>
              {below ? t('method.levels.below', { from, below }) : t('method.levels.upTo', { from, to: highest })}
            </TableCell>
            <TableCell>{t('method.levels.upTo', sums)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
