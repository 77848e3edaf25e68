import { virtuesRated } from '@miraco/domain/ratings';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { ComplementaryVirtues } from './complementary-virtues.tsx';
import { CoupleTexts } from './couple-texts.tsx';
import type { PurposeOwnerProps } from './professional-form.tsx';
import { partnerChange, textChange } from './purpose-content.ts';
import { PurposeForm } from './purpose-form.tsx';
import { PurposeLoading } from './purpose-loading.tsx';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** The couple purpose as a form: the virtues in one's relationship, what complements the strong ones, and two texts. Spec 2, sections 2 to 4. */
export function CoupleForm({ user, readOnly }: PurposeOwnerProps) {
  const language = useLanguage();
  const overview = trpc.conscience.overview.useQuery({ user });
  const couple = trpc.impact.couple.get.useQuery({ user });
  const reading = trpc.impact.reading.useQuery(undefined, forever);
  const scenarios = trpc.method.scenarios.useQuery(undefined, forever);
  const virtues = trpc.method.virtues.useQuery(undefined, forever);
  const polarity = trpc.method.polarity.useQuery(undefined, forever);

  const missing = !overview.data || couple.data === undefined || !reading.data;
  if (missing || !scenarios.data || !virtues.data || !polarity.data) {
    return <PurposeLoading queries={[overview, couple, reading, scenarios, virtues, polarity]} />;
  }
  const { ratings } = overview.data;
  const words = virtues.data;
  const partners = polarity.data;
  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  return (
    <PurposeForm
      form="couple"
      user={user}
      readOnly={readOnly}
      ratings={ratings}
      reading={reading.data}
      stored={couple.data}
      names={names}
      words={scenarios.data}
    >
      {({ complementary, virtuesCouple, potential }, change) => (
        <>
          <ComplementaryVirtues
            strong={virtuesRated(ratings, 'fuerte')}
            names={names}
            partners={partners}
            chosen={complementary}
            readOnly={readOnly}
            onChoose={(virtue, partner) => change(partnerChange(virtue, partner))}
          />
          <CoupleTexts
            texts={{ virtuesCouple, potential }}
            readOnly={readOnly}
            onChange={(field, text) => change(textChange(field, text))}
          />
        </>
      )}
    </PurposeForm>
  );
}
