import type { Alongside } from '@miraco/domain/alongside';
import {
  type HistoryMarker,
  historyMarkers,
  markerValue,
  noSign,
  shownBy,
  signFrequencies,
} from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import { frequencySigns } from '@miraco/drawing/frequency-signs';
import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '#charts/chart-with-table.tsx';
import { bestScore, formatScore } from '#charts/score.ts';
import { WeeksAlongside } from '#charts/weeks-alongside.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';

interface ExerciseAlongsideProps {
  exercise: { description: string; virtue: Virtue };
  found: Alongside;
  /** The first name of the client, for the coach; undefined for the client. */
  name: string | undefined;
  words: Outputs['method']['virtues'];
}

const worstScore = 1;

/** An exercise week by week beside what was measured in the same weeks, with a sentence that claims no more than that. */
export function ExerciseAlongside({ exercise, found, name, words }: ExerciseAlongsideProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const virtue = words[exercise.virtue].name[language].toLocaleLowerCase(language);
  const labels = {
    bars: t('alongside.bars'),
    line: t('alongside.line'),
    signs: t('alongside.signs', { virtue }),
  };
  const day = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const weeks = found.weeks.map((week) => ({ ...week, name: day.format(Date.parse(week.start)) }));
  const shown = (state: HistoryMarker) => t(`phases.frequency.${shownBy(state)}`);
  return (
    <Card className="min-w-0 break-inside-avoid max-sm:px-4">
      <div className="font-medium">
        <ClampedText>{exercise.description}</ClampedText>
      </div>
      <p className="mt-2 mb-5">{useSentence(found, { name, virtue })}</p>
      <ChartWithTable
        chart={
          <WeeksAlongside
            title={exercise.description}
            description={t('alongside.description', { virtue })}
            weeks={weeks.map((week) => week.name)}
            bars={{ label: labels.bars, values: weeks.map(({ times }) => times) }}
            rows={[
              {
                key: 'wellness',
                label: labels.line,
                values: weeks.map(({ wellness }) => wellness),
                ends: [
                  { value: worstScore, name: String(worstScore) },
                  { value: bestScore, name: String(bestScore) },
                ],
              },
              {
                key: 'state',
                label: labels.signs,
                values: weeks.map(({ state }) => state && markerValue(state)),
                ends: [
                  { value: 0, name: t(`phases.frequency.${signFrequencies[0]}`) },
                  { value: historyMarkers.length - 1, name: t(`phases.frequency.${noSign}`) },
                ],
                markerOf: (value) => {
                  const state = historyMarkers[value];
                  return state && frequencySigns[shownBy(state)];
                },
              },
            ]}
          />
        }
        table={
          <Table
            label={exercise.description}
            stickyFirst
            className="tabular-nums [&_td]:text-[0.9rem] [&_th]:text-[0.9rem]"
          >
            <TableHeader>
              <TableRow>
                <TableHead>{t('alongside.week')}</TableHead>
                <TableHead>{labels.bars}</TableHead>
                <TableHead>{labels.line}</TableHead>
                <TableHead>{labels.signs}</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {weeks.map(({ start, name: week, times, wellness, state }) => (
                <TableRow key={start}>
                  <TableHead scope="row">{week}</TableHead>
                  <TableCell>{times}</TableCell>
                  <TableCell>{wellness === null ? '–' : formatScore(wellness, language)}</TableCell>
                  <TableCell>{state ? shown(state) : '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        }
      />
    </Card>
  );
}

/** What went with the exercise, in a sentence. */
function useSentence(
  { times, practised, wellness, state }: Alongside,
  { name, virtue }: { name: string | undefined; virtue: string },
): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const counted = { times: t('alongside.times', { count: times }), count: practised };
  const did = name === undefined ? t('alongside.did', counted) : t('alongside.didOf', { ...counted, name });
  const score = (value: number) => formatScore(value, language);
  const moved = wellness && { before: score(wellness.before), now: score(wellness.now) };
  const shown = state && {
    before: t(`phases.frequency.${shownBy(state.before)}`).toLocaleLowerCase(language),
    now: t(`phases.frequency.${shownBy(state.now)}`).toLocaleLowerCase(language),
  };
  const said = [
    moved && t(moved.before === moved.now ? 'alongside.wellnessSame' : 'alongside.wellness', moved),
    shown && t(shown.before === shown.now ? 'alongside.stateSame' : 'alongside.state', { ...shown, virtue }),
  ].filter((what) => what !== null);
  const [one, other] = said;
  if (one && other) return t('alongside.both', { did, wellness: one, state: other });
  return one ? t('alongside.one', { did, what: one }) : t('alongside.none', { did });
}
