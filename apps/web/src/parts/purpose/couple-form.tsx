import { virtuesRated } from '@miraco/domain/ratings';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { askCouple } from './asks.ts';
import { ComplementaryVirtues } from './complementary-virtues.tsx';
import { CoupleTexts } from './couple-texts.tsx';
import type { PurposeOwnerProps } from './professional-form.tsx';
import { couplePurpose, partnerChange, type StoredCouple, textChange } from './purpose-content.ts';
import { PurposeForm } from './purpose-form.tsx';

const asPurpose = (stored: StoredCouple | null) => stored && couplePurpose(stored);

/**
 * The couple purpose as a form: the virtues in the relationship, what complements the strong ones, and two texts. Spec 2, sections
 * 2 to 4.
 */
export function CoupleForm({ user, readOnly, as: Form = PurposeForm, onFinished }: PurposeOwnerProps) {
  const language = useLanguage();
  const screen = useScreen((ask) => ({
    ...askCouple(ask, user),
    couple: ask.impact.couple.get({ user }, { select: asPurpose }),
  }));
  if (!screen.data) return <Loading queries={[screen]} />;
  const { overview, couple, reading, scenarios, words, partners } = screen.data;
  const { ratings } = overview;
  const names = forEveryVirtue((virtue) => words[virtue].name[language]);
  return (
    <Form
      form="couple"
      user={user}
      readOnly={readOnly}
      ratings={ratings}
      reading={reading}
      stored={couple}
      names={names}
      words={scenarios}
      onFinished={onFinished}
    >
      {({ complementary, virtuesCouple, potential }, change, isRead) => (
        <>
          <ComplementaryVirtues
            strong={virtuesRated(ratings, 'fuerte')}
            names={names}
            partners={partners}
            chosen={complementary}
            readOnly={isRead}
            onChoose={(virtue, partner) => change(partnerChange(virtue, partner))}
          />
          <CoupleTexts
            texts={{ virtuesCouple, potential }}
            readOnly={isRead}
            onChange={(field, text) => change(textChange(field, text))}
          />
        </>
      )}
    </Form>
  );
}
