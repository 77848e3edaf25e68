import { useTranslation } from 'react-i18next';
import { fullName } from '#shared/full-name.ts';
import { ClampedText } from '#ui/clamped-text.tsx';

interface GuideAnswerProps {
  answer: string;
  /** Null once they have been removed. */
  answerer: { firstname: string; lastname: string } | null;
}

/** What the team answers to a comment, under it. */
export function GuideAnswer({ answer, answerer }: GuideAnswerProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-3 border-l-3 border-l-primary pl-4">
      <p className="mb-1 text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
        {answerer ? t('guide.answerOf', { name: fullName(answerer) }) : t('guide.answerOfTeam')}
      </p>
      <ClampedText>{answer}</ClampedText>
    </div>
  );
}
