import type { Face } from '@miraco/domain/fitting';
import { languages } from '@miraco/domain/languages';
import type { Virtue } from '@miraco/domain/virtues';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddExercise } from '#features/responsibility/training/exercise/add.ts';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { Ideas, IdeaText } from '#parts/training/ideas.tsx';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { useFold } from '#ui/fold.tsx';
import { toast } from '#ui/toast.ts';

interface IdeasListProps {
  virtue: Virtue;
  /** The virtue's name. */
  name: string;
  ideas: Outputs['method']['exercises'][Virtue];
  /** What the user's signs of the virtue show. */
  faces: readonly Face[] | undefined;
  /** The virtue's open exercises. */
  exercises: readonly Exercise[];
}

/** The method's proposals for a virtue; each is added with one press. */
export function IdeasList({ virtue, name, ideas, faces, exercises }: IdeasListProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const language = useLanguage();
  const adding = useAddExercise((error) =>
    toast({ tone: 'error', title: t('training.ideaFailed'), description: failure(error) }),
  );
  const fold = useFold(false);
  const waiting = new Set(exercises.map(({ description }) => description));
  return (
    <div className="border-t px-4 sm:px-5">
      <Ideas name={name} ideas={ideas} faces={faces} fold={fold}>
        {(idea, level) => {
          const text = idea[language];
          const added = languages.some((known) => waiting.has(idea[known].trim()));
          const busy = adding.busy && adding.sent?.description === text;
          return (
            <>
              <IdeaText>{text}</IdeaText>
              <Button
                variant={added ? 'ghost' : 'secondary'}
                size="sm"
                loading={busy}
                // Not `disabled`: it would lose the focus.
                aria-disabled={added || busy || undefined}
                aria-label={t(added ? 'training.ideaAdded' : 'training.addIdea', { idea: text })}
                onClick={() => {
                  if (!added) void adding.send({ virtue, description: text, level, frequency: 'daily' });
                }}
              >
                {added ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                {t(added ? 'training.has' : 'training.add')}
              </Button>
            </>
          );
        }}
      </Ideas>
    </div>
  );
}
