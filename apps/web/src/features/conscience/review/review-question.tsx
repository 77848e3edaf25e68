import { paths } from '@miraco/contract/paths';
import { type ReviewAnswer, reviewAnswers } from '@miraco/domain/reviews';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureData } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { navigate } from '#shared/router/history.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { userId } from '#shared/session/session.ts';
import { timeZone } from '#shared/time-zone.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type Asked = NonNullable<Outputs['responsibility']['reviews']['next']>;

/** Where it is changed: a sentence at its own field. */
const placeOf = ({ exercise, virtue }: Asked) => (exercise ? paths.essential : `${paths.manifest}#${virtue}`);

/** A sentence that is not true any more leads to the manifesto: its author alone decides what becomes of it. */
const leadsOn = ({ exercise }: Asked, answer: ReviewAnswer) => exercise === null && answer === 'no';

/** An answer that is said in place of the question. */
interface Stays {
  about: Asked;
  answer: Exclude<ReviewAnswer, 'differently'>;
}

/** “Still true?”, about one thing a day that the client wrote or kept; nothing on most days. */
export function ReviewQuestion() {
  const user = userId();
  const zone = timeZone();
  const next = trpc.responsibility.reviews.next.useQuery({ user, timeZone: zone });
  const words = trpc.method.virtues.useQuery();
  const utils = trpc.useUtils();
  const [answered, setAnswered] = useState<Stays>();
  const sending = useSend({
    send: ({ about: { exercise, virtue }, answer }: { about: Asked; answer: ReviewAnswer }, call) =>
      api.responsibility.reviews.answer.mutate({ user, exercise, virtue, answer, timeZone: zone }, call()),
    onSent: (_, { about, answer }) => {
      if (answer === 'differently' || leadsOn(about, answer)) navigate(placeOf(about));
      else setAnswered({ about, answer });
      void utils.responsibility.invalidate();
    },
    onFailed: (error) => {
      // Changed or removed on another device meanwhile: it is not asked any more.
      const gone = failureData(error)?.key === 'errors.notFound';
      if (gone) void utils.responsibility.reviews.next.invalidate();
      return gone;
    },
  });
  if (answered) return <Answered {...answered} />;
  if (!next.data || !words.data) return null;
  const about = next.data;
  return (
    <Question
      about={about}
      words={words.data}
      sending={sending}
      onAnswer={(answer) => void sending.send({ about, answer })}
    />
  );
}

interface QuestionProps {
  about: Asked;
  words: Outputs['method']['virtues'];
  sending: { busy: boolean; sent: { answer: ReviewAnswer } | undefined; problem: string | undefined };
  onAnswer: (answer: ReviewAnswer) => void;
}

function Question({ about, words, sending, onAnswer }: QuestionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const kind = about.exercise ? 'exercise' : 'sentence';
  return (
    <Card padding="p-5 sm:px-7 sm:py-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-[1.15rem]">
          {t('review.title')}
        </h2>
        <figure className="mt-3">
          <blockquote className="measure whitespace-pre-line font-serif text-[1.1rem] [overflow-wrap:anywhere]">
            {about.text}
          </blockquote>
          <figcaption className="mt-1.5 text-[0.9rem] text-muted-foreground">
            {t(`review.about.${kind}`, { virtue: words[about.virtue].name[language] })}
          </figcaption>
        </figure>
        <div className="mt-4 flex flex-wrap gap-2">
          {reviewAnswers.map((answer) => (
            <Button
              key={answer}
              variant={answer === 'later' ? 'ghost' : 'secondary'}
              size="sm"
              loading={sending.busy && sending.sent?.answer === answer}
              disabled={sending.busy}
              onClick={() => onAnswer(answer)}
            >
              {t(answer === 'differently' ? `review.differently.${kind}` : `review.${answer}`)}
            </Button>
          ))}
        </div>
        <NotSent title={t('review.failed')} sending={sending} className="mt-4" />
      </section>
    </Card>
  );
}

/** What became of the answer, in place of the question, with the focus that was on it. */
function Answered({ about, answer }: Stays) {
  const { t } = useTranslation();
  const user = userId();
  const utils = trpc.useUtils();
  const said = useRef<HTMLParagraphElement>(null);
  const restoring = useSend({
    send: (id: string, call) => api.responsibility.training.restore.mutate({ user, id }, call()),
    refresh: () => utils.responsibility.invalidate(),
    onSent: () => said.current?.focus({ preventScroll: true }),
  });
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  const removed = answer === 'no' ? about.exercise : null;
  const outcome = restoring.done ? 'restored' : answer;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-5 py-3 sm:px-7">
      <p ref={said} tabIndex={-1} className="min-w-0 text-muted-foreground outline-none">
        {t(`review.answered.${outcome}`)}
      </p>
      {removed && !restoring.done && (
        <Button variant="secondary" size="sm" loading={restoring.busy} onClick={() => void restoring.send(removed)}>
          <Undo2 aria-hidden="true" />
          {t('review.undo')}
        </Button>
      )}
      <NotSent title={t('review.notRestored')} sending={restoring} className="basis-full" />
    </div>
  );
}
