import { ChartPie, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface ChartWithTableProps {
  /** The meaning of colours and markers, shown with the chart and with the table. */
  legend?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart that can be switched to a table of the same data. */
export function ChartWithTable({ legend, chart, table }: ChartWithTableProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartPie : Table2;
  return (
    <figure className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <figcaption>{legend}</figcaption>
        <Button variant="secondary" size="sm" onClick={() => setAsTable(!asTable)}>
          <Icon aria-hidden="true" />
          {asTable ? t('chart.asChart') : t('chart.asTable')}
        </Button>
      </div>
      {asTable ? table : chart}
    </figure>
  );
}
