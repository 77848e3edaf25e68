import type { Face } from '@miraco/domain/fitting';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { IdeasByLevel } from '#parts/training/ideas.tsx';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { IdeaItem } from './idea-item.tsx';

interface IdeasOfVirtueProps {
  virtue: Virtue;
  /** What the user's signs of the virtue show. */
  faces: readonly Face[] | undefined;
  /** The virtue's open exercises. */
  exercises: readonly Exercise[];
}

/** The method's proposals for a virtue, with how each is done. */
export function IdeasOfVirtue({ virtue, faces, exercises }: IdeasOfVirtueProps) {
  const { t } = useTranslation();
  const cards = trpc.method.cards.useQuery({ virtue });
  return (
    <Loaded query={cards} failed={t('idea.failed')}>
      {({ ideas }) => (
        <IdeasByLevel ideas={ideas} faces={faces}>
          {(idea, level) => <IdeaItem virtue={virtue} level={level} idea={idea} exercises={exercises} />}
        </IdeasByLevel>
      )}
    </Loaded>
  );
}
