import { paths } from '@miraco/contract/paths';
import { type HistoryMarker, markerValue } from '@miraco/domain/evaluation';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { type ComparedVirtue, virtuesThenAndNow } from './then-and-now.ts';
import { ThenNowChart } from './then-now-chart.tsx';

interface VirtuesChangeProps {
  /** Newest first. */
  evaluations: Outputs['account']['progress']['compared']['evaluations'];
  words: Outputs['method']['virtues'];
  locked: boolean;
}

/** The virtues in the first evaluation and in the latest. */
export function VirtuesChange({ evaluations, words, locked }: VirtuesChangeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = dateFormat(language, { dateStyle: 'long' });
  const compared = virtuesThenAndNow(evaluations);
  const title = t('progress.virtues.title');
  if (!compared || compared.virtues.length === 0) {
    return (
      <Card>
        <h2>{title}</h2>
        <p className="measure mt-3 text-muted-foreground">
          {t(compared ? 'progress.virtues.none' : 'progress.virtues.empty')}
        </p>
        {!locked && (
          <Button asChild variant="secondary" className="mt-5">
            <Link to={paths.evaluation}>{t('phases.responsibility.evaluation')}</Link>
          </Button>
        )}
      </Card>
    );
  }
  const { before, now, virtues, better, same, worse } = compared;
  const change = t('progress.virtues.change', { better, same, worse });
  const values = (key: 'before' | 'now') => virtues.map((virtue) => markerValue(virtue[key]));
  const names = virtues.map(({ virtue }) => words[virtue].name[language]);
  return (
    <Card className="max-sm:px-3">
      <h2>{title}</h2>
      <p className="measure mt-2 text-muted-foreground">
        {t('progress.virtues.compared', { count: virtues.length, before: day.format(before), now: day.format(now) })}
      </p>
      <p className="mt-3 font-medium">{change}</p>
      <p className="mt-1 mb-5 text-[0.9rem] text-muted-foreground">{t('progress.virtues.scale')}</p>
      <ThenNowChart
        title={title}
        description={t('progress.virtues.description', { change })}
        axes={names}
        values={{ before: values('before'), now: values('now') }}
        dates={{ before, now }}
        innermost={0}
        table={<VirtuesTable title={title} virtues={virtues} words={words} />}
      />
    </Card>
  );
}

interface VirtuesTableProps {
  title: string;
  virtues: readonly ComparedVirtue[];
  words: Outputs['method']['virtues'];
}

function VirtuesTable({ title, virtues, words }: VirtuesTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = (marker: HistoryMarker) => t(`phases.state.${marker}`);
  return (
    <Table label={title} stickyFirst className="max-sm:text-[0.9rem] max-sm:[&_td]:px-2 max-sm:[&_th]:px-2.5">
      <TableHeader>
        <TableRow>
          <TableHead>{t('progress.virtues.virtue')}</TableHead>
          <TableHead>{t('progress.before')}</TableHead>
          <TableHead>{t('progress.now')}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {virtues.map(({ virtue, before, now }) => (
          <TableRow key={virtue}>
            <TableHead scope="row">{words[virtue].name[language]}</TableHead>
            <TableCell>
              {markerValue(before)} · {state(before)}
            </TableCell>
            <TableCell>
              {markerValue(now)} · {state(now)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
