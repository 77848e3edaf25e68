import { noSign } from '@miraco/domain/evaluation';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Focused } from '#parts/focused/focused.tsx';
import { LeaveLink } from '#parts/focused/leave-link.tsx';
import { PlaceHeading } from '#parts/focused/place-heading.tsx';
import { DraftStatus } from '#shared/drafts/draft-status.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';
import type { EvaluationProps } from './evaluation-props.ts';
import { FocusedVirtue } from './focused-virtue.tsx';
import { useBegunBefore } from './use-begun-before.ts';

const virtueOf = (item: string): Virtue | undefined => virtues.find((virtue) => virtue === item);

/** The evaluation with one virtue at a time; the last one leads to the sending, which takes the place of the question before it. */
export function FocusedVirtues(props: EvaluationProps) {
  const { steps, words, entries, missing, draft, sending, today, fromServer } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const before = useBegunBefore(fromServer, today);
  const items: readonly string[] = steps.flatMap((step) => step.virtues);
  const complete = missing.length === 0;
  const stepOf = (item: string) => steps.find((step) => step.virtues.some((virtue) => virtue === item)) ?? steps.at(-1);
  const nameOf = (item: string) => {
    const virtue = virtueOf(item);
    return virtue ? words[virtue].name[language] : '';
  };
  const strengthOf = (item: string) => {
    const step = stepOf(item);
    return step && t(`evaluation.step.${step.strength}`);
  };

  return (
    <Focused
      name={t('evaluation.title')}
      items={items}
      isAnswered={(item) => !missing.some((virtue) => virtue === item)}
      oneChoice={false}
      progress={(item, index) => t('focused.place', { block: nameOf(item), number: index + 1, total: items.length })}
      eyebrow={strengthOf}
      heading={(item) => <PlaceHeading name={nameOf(item)} number={items.indexOf(item) + 1} total={items.length} />}
      searchOfAll={(place) => `?step=${stepOf(place)?.number}&q=${place}`}
      intro={
        <div className="measure grid gap-3 text-muted-foreground">
          {before && <p className="font-medium text-foreground">{before}</p>}
          <p>{t('evaluation.lead')}</p>
          <p className="hidden text-[0.9rem] pointer-fine:md:block">{t('evaluation.keys')}</p>
        </div>
      }
      resumed={before}
      status={
        <DraftStatus
          state={draft.state}
          registered={draft.registered}
          begun={Object.keys(entries).length > 0}
          open={true}
        />
      }
      leave={<LeaveLink />}
      endTitle={complete ? t('evaluation.confirmTitle') : t('evaluation.almost')}
      end={
        <div className="grid gap-5">
          <p className="measure text-muted-foreground">
            {!complete && t('evaluation.incomplete')}
            {complete && (today === undefined ? t('evaluation.confirm') : t('evaluation.confirmReplace'))}
          </p>
          <NotSent title={t('evaluation.notSent')} sending={sending} />
          {complete && (
            <Button
              size="lg"
              className="justify-self-start max-sm:w-full"
              loading={sending.busy}
              onClick={() => void sending.send(entries)}
            >
              {t('evaluation.send')}
              <Send aria-hidden="true" />
            </Button>
          )}
        </div>
      }
    >
      {({ item, headingId, chosen }) => {
        const virtue = virtueOf(item);
        const step = stepOf(item);
        return (
          virtue && (
            <FocusedVirtue
              {...props}
              virtue={virtue}
              headingId={headingId}
              lead={step?.virtues[0] === virtue ? t(`evaluation.leads.${step.strength}`) : undefined}
              onNone={() => {
                props.onChange(virtue, noSign);
                chosen();
              }}
              onNoneAgain={chosen}
            />
          )
        );
      }}
    </Focused>
  );
}
