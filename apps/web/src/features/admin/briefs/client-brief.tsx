import { itinerarySessions, sessionToPrepare } from '@miraco/domain/coaching-sessions';
import { useTranslation } from 'react-i18next';
import { ClientFrame } from '#features/admin/client/client-frame.tsx';
import { placeOf } from '#features/admin/client/places.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useParams } from '#shared/router/router.tsx';
import { Brief, BriefPart } from './brief.tsx';
import { BriefNumbers } from './brief-numbers.tsx';
import { type ClientBriefData, useClientBrief } from './client-brief-data.ts';
import { factOf } from './screen-facts.ts';
import { useBriefNumber } from './use-brief-number.ts';

/** /admin/client/:id/brief: what an individual session with a client is prepared with; ?session= names another than the next. */
export function ClientBrief() {
  const { id = '' } = useParams();
  return (
    <ClientFrame key={id} id={id} page="brief" screen={useClientBrief(id)}>
      {(data) => <Content data={data} />}
    </ClientFrame>
  );
}

function Content({ data }: { data: ClientBriefData }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user, found, sessions } = data;
  const { held } = found.sessions;
  const next = sessionToPrepare(held);
  const number = useBriefNumber(next);
  const brief = sessions.briefs[number - 1];
  if (!brief) return null;
  const { screens, ...words } = brief;
  return (
    <>
      <BriefNumbers shown={number}>
        {held === 0 && t('sessionBriefs.noneHeld', { name: user.firstname })}
        {held > 0 && held < itinerarySessions && t('sessionBriefs.held', { count: held, number: next })}
        {held >= itinerarySessions && t('sessionBriefs.allHeld', { held })}
      </BriefNumbers>
      <Brief
        number={number}
        brief={words}
        screens={screens.map((key) => ({
          key,
          name: t(`sessionBriefs.clientScreens.${key}`),
          to: placeOf(key, user.id),
          fact: factOf(key, { data, t, language }),
        }))}
      >
        <ExerciseQuestions questions={sessions.questions} />
      </Brief>
    </>
  );
}

/** What the cards of the client's exercises ask. */
function ExerciseQuestions({ questions }: { questions: ClientBriefData['sessions']['questions'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (questions.length === 0) return null;
  return (
    <BriefPart title={t('sessionBriefs.aboutExercises')}>
      <ul className="grid gap-2.5 print:gap-1">
        {questions.map(({ id, description, question }) => (
          <li key={id} className="border-l-3 border-accent pl-3 leading-snug">
            {question[language]}
            <span className="line-clamp-2 text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
              {description}
            </span>
          </li>
        ))}
      </ul>
    </BriefPart>
  );
}
