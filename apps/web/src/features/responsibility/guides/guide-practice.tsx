import { isListed } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IdeaItem } from '#features/responsibility/training/ideas/idea-item.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';

/** The practice of the method's guide as an exercise to add; nothing where the guide has none. */
export function GuidePractice({ virtue }: { virtue: Virtue }) {
  const { t } = useTranslation();
  const id = useId();
  const query = trpc.responsibility.training.practice.useQuery({ user: userId(), virtue });
  return (
    <Loaded query={query} failed={t('idea.practiceFailed')} placeholder={null}>
      {({ practice, exercises }) =>
        practice && (
          <section aria-labelledby={id} className="mt-10 max-w-[68ch]">
            <Card>
              <h2 id={id} className="mb-2">
                {t('idea.practice')}
              </h2>
              <IdeaItem
                virtue={virtue}
                level={practice.level}
                idea={practice}
                exercises={exercises.filter(isListed)}
                labels={{ add: t('idea.addPractice'), has: t('idea.hasPractice') }}
              />
            </Card>
          </section>
        )
      }
    </Loaded>
  );
}
