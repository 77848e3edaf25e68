import { languages } from '@miraco/domain/languages';
import type { ExerciseLevel } from '@miraco/domain/training';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { IdeasByLevel, IdeaText } from '#parts/training/ideas.tsx';
import { IdeasFold } from '#parts/training/ideas-fold.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { Loaded } from '#shared/loading/loaded.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { useFold } from '#ui/fold.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

interface SuggestionIdeasProps {
  data: PhaseTwoTabData<'training'>;
  virtue: Virtue;
  onChosen: (description: string, level: ExerciseLevel) => void;
}

/** The method's ideas for a virtue, in the language of the client who will read the exercise. */
export function SuggestionIdeas({ data, virtue, onChosen }: SuggestionIdeasProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const language = data.user.language ?? own;
  const ideas = trpc.method.exercises.useQuery();
  const fold = useFold(false);
  const toDo = data.exercises.filter(({ done, deleted }) => !done && !deleted);
  const waiting = new Set(toDo.map(({ description }) => description));
  return (
    <Loaded query={ideas} failed={t('suggestion.ideasFailed')}>
      {(known) => (
        <div className="rounded-md border px-4">
          <IdeasFold name={data.words[virtue].name[own]} fold={fold}>
            <IdeasByLevel ideas={known[virtue]} faces={data.overview.faces[virtue]}>
              {(idea, level) => {
                const text = idea[language];
                const has = languages.some((one) => waiting.has(idea[one].trim()));
                return (
                  <div className="flex items-start justify-between gap-4">
                    <IdeaText>{text}</IdeaText>
                    {has ? (
                      <span className="shrink-0 py-2.5 text-[0.9rem] text-muted-foreground">{t('suggestion.has')}</span>
                    ) : (
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={t('suggestion.chooseOne', { idea: text })}
                        onClick={() => {
                          onChosen(text, level);
                          fold.toggle();
                        }}
                      >
                        {t('suggestion.choose')}
                      </Button>
                    )}
                  </div>
                );
              }}
            </IdeasByLevel>
          </IdeasFold>
        </div>
      )}
    </Loaded>
  );
}
