import { paths } from '@miraco/contract/paths';
import { maximumMotivating } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FieldSet } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { CheckCard } from './check-card.tsx';
import { useOwnerName, useOwnerWords } from './owner.ts';
import { pressVirtue } from './personal-changes.ts';

interface PersonalVirtuesProps {
  strong: readonly Virtue[];
  motivate: readonly Virtue[];
  words: Outputs['method']['virtues'];
  onChange: (motivate: Virtue[]) => void;
  readOnly: boolean;
}

/** Up to three motivating virtues, of the strong ones only; a fourth is refused with a warning. Spec 2, section 5. */
export function PersonalVirtues({ strong, motivate, words, onChange, readOnly }: PersonalVirtuesProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const language = useLanguage();
  if (strong.length === 0) return <NoStrongVirtues readOnly={readOnly} />;

  const press = (virtue: Virtue) => {
    const next = pressVirtue(motivate, virtue);
    if (next) onChange(next);
    else toast({ tone: 'error', title: t('impact.cantaddmotivate') });
  };
  return (
    <FieldSet label={<h2>{say('personal.motivation')}</h2>} hint={say('personal.motivationHint')}>
      <div className="mt-2 grid gap-2 min-[26rem]:grid-cols-2 lg:grid-cols-3">
        {strong.map((virtue) => (
          <CheckCard
            key={virtue}
            checked={motivate.includes(virtue)}
            disabled={readOnly}
            onChange={() => press(virtue)}
          >
            {words[virtue].name[language]}
          </CheckCard>
        ))}
      </div>
      <p className="mt-1 text-[0.9rem] text-muted-foreground tabular-nums">
        {say('personal.chosen', { number: motivate.length, limit: maximumMotivating })}
      </p>
    </FieldSet>
  );
}

/** On their own screen the client finds a link to the missing steps. */
function NoStrongVirtues({ readOnly }: Pick<PersonalVirtuesProps, 'readOnly'>) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const own = useOwnerName() === null;
  return (
    <section>
      <h2 className="mb-4">{say('personal.motivation')}</h2>
      <EmptyState
        icon={<Sprout />}
        title={t('impact.novirtues')}
        action={
          own && (
            <Button asChild variant="secondary">
              <Link to={paths.resume}>{t('personal.seeVirtues')}</Link>
            </Button>
          )
        }
      >
        {say('personal.noStrong')} {!readOnly && t('personal.noStrongRest')}
      </EmptyState>
    </section>
  );
}
