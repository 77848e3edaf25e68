import { signFrequencies, signsOf } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import { signName } from '@miraco/method/sign-name';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

interface EvaluationSignsProps {
  /** The mark that is open; undefined while none is. */
  opened: { virtue: Virtue; evaluation: PhaseTwoTabData<'evaluation'>['evaluations'][number] } | undefined;
  words: PhaseTwoTabData<'evaluation'>['words'];
  onClose: () => void;
}

/** The emotions and behaviours that a client noticed of a virtue on a day, the most frequent first. */
export function EvaluationSigns({ opened, words, onClose }: EvaluationSignsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long' }).format(opened?.evaluation.date);
  return (
    <Dialog
      open={opened !== undefined}
      onOpenChange={onClose}
      title={opened && words[opened.virtue].name[language]}
      description={t('evaluationSigns.lead', { date })}
    >
      {opened && <Signs virtue={opened.virtue} evaluation={opened.evaluation} />}
    </Dialog>
  );
}

function Signs({ virtue, evaluation: { evaluation } }: NonNullable<EvaluationSignsProps['opened']>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useScreen((ask) => ({ emotions: ask.method.emotions(), behaviours: ask.method.behaviours() }));
  const signs = Object.entries(signsOf(evaluation[virtue])).toSorted(
    ([, one], [, other]) => signFrequencies.indexOf(one) - signFrequencies.indexOf(other),
  );
  return (
    <Loaded query={names} failed={t('evaluationSigns.failed')}>
      {({ emotions, behaviours }) => (
        <ul className="divide-y">
          {signs.map(([key, frequency]) => (
            <li key={key} className="flex items-center justify-between gap-4 py-2">
              {signName(Object.hasOwn(emotions.signs, key) ? emotions : behaviours, key, language)}
              <span className="flex shrink-0 items-center gap-2 text-[0.95rem] text-muted-foreground">
                <FrequencyMark group={frequency} />
                {t(`phases.frequency.${frequency}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
