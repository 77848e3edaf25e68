import { mediumHardTypes } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Choices } from '#parts/focused/choices.tsx';
import { Focused } from '#parts/focused/focused.tsx';
import { LeaveLink } from '#parts/focused/leave-link.tsx';
import { DraftStatus } from '#shared/drafts/draft-status.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';
import { BlockedList } from './blocked-list.tsx';
import type { MediumHardProps } from './medium-hard-props.ts';
import { ratingName } from './question.tsx';
import { askedVirtues, ratingResponses } from './ratings.ts';

const virtueOf = (item: string): Virtue | undefined => virtues.find((virtue) => virtue === item);

/**
 * The test with one question at a time. The answers are sentences only: what each one rates would show which one is wanted, so that
 * it is left to the list with all questions.
 */
export function FocusedMediumHard({ statements, blocked, draft, sending, onRate }: MediumHardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const ratings = draft.content;
  const asked = askedVirtues(blocked);
  const ratingOf = (item: string) => {
    const virtue = virtueOf(item);
    return virtue && ratings[virtue];
  };
  const fold = <BlockedList blocked={blocked} statements={statements} />;
  return (
    <Focused
      name={t('mediumhard.title')}
      items={asked}
      isAnswered={(item) => ratingOf(item) !== undefined}
      progress={(_, index) =>
        t('focused.place', { block: t('mediumhard.title'), number: index + 1, total: asked.length })
      }
      heading={(item) => {
        const virtue = virtueOf(item);
        return virtue && statements[virtue].question[language];
      }}
      required={t('mediumhard.notselected')}
      intro={
        <div className="grid gap-4">
          <p className="measure text-muted-foreground">{t('mediumhard.lead')}</p>
          {fold}
        </div>
      }
      status={
        <DraftStatus
          state={draft.state}
          registered={draft.registered}
          begun={Object.keys(ratings).length > 0}
          open={true}
        />
      }
      leave={<LeaveLink />}
      endTitle={asked.length === 0 ? t('mediumhard.title') : t('mediumhard.allAnswered')}
      end={
        <div className="grid gap-5">
          <p className="measure text-muted-foreground">
            {asked.length === 0 ? t('mediumhard.nothingAsked') : t('mediumhard.endLead')}
          </p>
          {asked.length === 0 && fold}
          <NotSent title={t('mediumhard.notSaved')} sending={sending} />
          <Button
            size="lg"
            className="justify-self-start max-sm:w-full"
            loading={sending.busy}
            onClick={() => void sending.send(ratingResponses(ratings, blocked))}
          >
            {t('mediumhard.save')}
            <ArrowRight aria-hidden="true" />
          </Button>
        </div>
      }
    >
      {({ item, headingId }) => {
        const virtue = virtueOf(item);
        return (
          virtue && (
            <Choices
              name={ratingName(virtue)}
              labelledBy={headingId}
              options={mediumHardTypes.map((type) => ({ value: type, label: statements[virtue][type][language] }))}
              value={ratings[virtue] ?? null}
              onChoose={(type) => onRate(virtue, type)}
            />
          )
        );
      }}
    </Focused>
  );
}
