import { type PurposeForm, purposeForms, scenarios } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '#charts/chart-with-table.tsx';
import { ScenarioBar } from '#charts/scenario-bar.tsx';
import { ScenarioMark } from '#charts/scenario-mark.tsx';
import type { ScenarioWords } from '#parts/purpose/scenario-groups.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Card } from '#ui/card.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import type { ScenarioSummary } from './scenario-summary.ts';

interface ScenarioChartProps {
  summaries: Readonly<Record<PurposeForm, ScenarioSummary>>;
  words: ScenarioWords;
}

/** The number of virtues in each scenario, in the company and in the couple. Spec 2, section 4. */
export function ScenarioChart(props: ScenarioChartProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <ChartWithTable
        legend={<h2>{t('scenarios.summary')}</h2>}
        chart={
          <div className="grid gap-6">
            {purposeForms.map((form) => (
              <Bar key={form} form={form} {...props} />
            ))}
            <Legend {...props} />
          </div>
        }
        table={<ScenarioTable {...props} />}
      />
    </Card>
  );
}

function Bar({ form, summaries, words }: ScenarioChartProps & { form: PurposeForm }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counts, unanswered } = summaries[form];
  const parts = scenarios
    .filter((scenario) => counts[scenario] > 0)
    .map((scenario) =>
      t('scenarios.part', { scenario: words.scenarios[scenario].name[language], count: counts[scenario] }),
    );
  const open = t('scenarios.part', { scenario: t('scenarios.unanswered'), count: unanswered.length });
  const all = unanswered.length > 0 ? [...parts, open] : parts;
  return (
    <div>
      <p className="mb-2 font-medium" aria-hidden="true">
        {t(`scenarios.${form}`)}
      </p>
      <ScenarioBar
        title={t(`scenarios.${form}`)}
        description={t('scenarios.description', { parts: new Intl.ListFormat(language).format(all) })}
        counts={counts}
        unanswered={unanswered.length}
      />
    </div>
  );
}

/** The legend of the bars' icons. */
function Legend({ summaries, words }: ScenarioChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const drawn = scenarios.filter((scenario) => purposeForms.some((form) => summaries[form].counts[scenario] > 0));
  const open = purposeForms.some((form) => summaries[form].unanswered.length > 0);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[0.9rem]">
      {drawn.map((scenario) => (
        <li key={scenario}>
          <ScenarioMark scenario={scenario} name={words.scenarios[scenario].name[language]} />
        </li>
      ))}
      {open && (
        <li className="flex items-center gap-2 text-muted-foreground">
          <span aria-hidden="true" className="size-4 rounded-sm border-[1.5px] border-input border-dashed" />
          {t('scenarios.unanswered')}
        </li>
      )}
    </ul>
  );
}

function ScenarioTable({ summaries, words }: ScenarioChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Table label={t('scenarios.summary')} stickyFirst className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
      <TableHeader>
        <TableRow>
          <TableHead>{t('scenarios.scenario')}</TableHead>
          {purposeForms.map((form) => (
            <TableHead key={form} wrap className="py-2 text-right leading-snug">
              {t(`scenarios.column.${form}`)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {scenarios.map((scenario) => (
          <TableRow key={scenario}>
            <TableHead scope="row" wrap>
              <ScenarioMark scenario={scenario} name={words.scenarios[scenario].name[language]} />
            </TableHead>
            {purposeForms.map((form) => (
              <TableCell key={form} className="text-right">
                {summaries[form].counts[scenario]}
              </TableCell>
            ))}
          </TableRow>
        ))}
        <TableRow>
          <TableHead scope="row" wrap>
            <span className="text-muted-foreground">{t('scenarios.unanswered')}</span>
          </TableHead>
          {purposeForms.map((form) => (
            <TableCell key={form} className="text-right">
              {summaries[form].unanswered.length}
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}
