import type { Virtue } from '@miraco/domain/virtues';
import type { Words } from './conscience-words.ts';

/** What coaches write about somebody, by how it goes. They write in the language of the client. */
export type Course = 'beginning' | 'rising' | 'falling' | 'even';

export const notesOf: Readonly<Record<Course, readonly Words[]>> = {
  beginning: [
    {
      es: 'Primera conversación. Habla deprisa y se ríe cuando algo le duele. Dejar silencios.',
      en: 'First conversation. Talks fast, and laughs when something hurts. Leave some silence.',
    },
    {
      es: 'Viene por el trabajo, pero la palabra que más repite es «casa».',
      en: 'Came about work, but the word that keeps coming back is ‘home’.',
    },
    {
      es: 'Le cuesta marcar virtudes débiles: dice que todas le parecen un reproche. Explicar otra vez para qué sirve.',
      en: 'Finds it hard to mark weak virtues: they all sound like blame. Explain again what they are for.',
    },
    {
      es: 'Pide ir despacio. De acuerdo: un paso por semana, sin fechas.',
      en: 'Wants to go slowly. Agreed: one step a week, no dates.',
    },
  ],
  rising: [
    {
      es: 'Dijo que no a un encargo por primera vez en años, y no pasó nada. Celebrarlo.',
      en: 'Turned a job down for the first time in years, and nothing broke. Worth celebrating.',
    },
    {
      es: 'Duerme mejor desde que deja el móvil fuera de la habitación. Los tests lo confirman.',
      en: 'Sleeps better since the phone stays out of the bedroom. The tests agree.',
    },
    {
      es: 'Tuvo la conversación pendiente con su hermano. Fue corta y fue buena.',
      en: 'Had the overdue conversation with the brother. It was short, and it was good.',
    },
    {
      es: 'Ya no pregunta si lo hace bien: cuenta lo que ha notado. Buen cambio.',
      en: 'No longer asks whether it is done right, but tells me what changed. A good shift.',
    },
    {
      es: 'Ya propone el siguiente ejercicio. Dejarle elegir también el ritmo.',
      en: 'Picks the next exercise without my help. Leave the pace open too.',
    },
  ],
  falling: [
    {
      es: 'Tres semanas bajando. Cambió de puesto en marzo y no lo había contado. Preguntar por el descanso.',
      en: 'Three weeks going down. Changed jobs and had not said so. Ask about rest.',
    },
    {
      es: 'Ha soltado los ejercicios. No insistir: elegir uno solo y muy pequeño.',
      en: 'Has dropped the exercises. Do not push: choose one, a very small one.',
    },
    {
      es: 'Su padre está en el hospital. Aplazamos lo demás y quedamos en hablar cada semana.',
      en: 'The father is in hospital. Everything else can wait; we talk every week.',
    },
    {
      es: 'Dice que está bien y responde «nunca» en descanso. Mirarlo con calma en la próxima sesión.',
      en: 'Says all is well, and answers ‘never’ on rest. Look at it together, calmly, next time.',
    },
  ],
  even: [
    {
      es: 'Semana tranquila. Mantiene los ejercicios de paciencia sin que se lo recuerde.',
      en: 'A quiet week. Keeps up the patience exercises without being reminded.',
    },
    {
      es: 'Ni sube ni baja, y le preocupa. Le enseñé la roseta de hace seis meses: se sorprendió.',
      en: 'Neither up nor down, which is a worry. We looked at the rosette of six months ago: a surprise.',
    },
    {
      es: 'Quiere entrenar valentía antes de la reunión de socios. Preparar dos ejercicios moderados.',
      en: 'Wants to train courage before the partners’ meeting. Prepare two moderate exercises.',
    },
    {
      es: 'Comparó su semana con la de su compañera. Volver sobre admiración.',
      en: 'Measured the week against a colleague’s. Come back to admiration.',
    },
  ],
};

/** What a coach keeps to themselves. */
export const privateNotes: readonly Words[] = [
  {
    es: 'Me doy prisa con esta persona. Es cosa mía: llegar diez minutos antes y respirar.',
    en: 'I rush with this person. That is mine: arrive ten minutes early and breathe.',
  },
  {
    es: 'Me recuerda a mi propia historia. Hablarlo en supervisión antes de la próxima.',
    en: 'Too close to my own story. Take it to supervision before we meet again.',
  },
  {
    es: 'Creo que callé demasiado pronto cuando nombró a su padre. Volver ahí si se da.',
    en: 'I think I moved on too soon when the father came up. Go back there if it fits.',
  },
];

/** What is written about a meeting, for the team. */
export const sessionNotes: readonly Words[] = [
  {
    es: 'Repasamos el mes. Se lleva un solo ejercicio: pedir un día antes de decir que sí.',
    en: 'We went through the month. Takes one exercise home: ask for a day before saying yes.',
  },
  {
    es: 'Miramos la evaluación juntos. Le sorprende cuánto ha bajado la prisa.',
    en: 'Looked at the evaluation together. Surprised at how far the rush has gone down.',
  },
  {
    es: 'Sesión de escucha. Sin tareas esta vez.',
    en: 'A session for listening. Nothing to take home this time.',
  },
  {
    es: 'Leímos su manifiesto en voz alta y cambiamos dos frases que no eran suyas.',
    en: 'Read the manifesto aloud, and changed two sentences that belonged to somebody else.',
  },
  {
    es: 'Hablamos de la expectativa de su madre. Va a contárselo este fin de semana.',
    en: 'Talked about the mother’s expectation. Will tell her this weekend.',
  },
];

/** What is written for the client to read before the next meeting. */
export const sharedNotes: readonly Words[] = [
  {
    es: 'Trae una situación de esta semana en la que te hubiera gustado responder de otra manera.',
    en: 'Bring one moment of this week in which you would have liked to answer differently.',
  },
  {
    es: 'Veremos juntos tu última evaluación. Si puedes, hazla el día anterior.',
    en: 'We will look at your latest evaluation together. If you can, do it the day before.',
  },
  {
    es: 'Ven con la frase de tu manifiesto que más te cueste decir en voz alta.',
    en: 'Come with the sentence of your manifesto that is hardest to say aloud.',
  },
];

interface DemoComment {
  username: string;
  virtue: Virtue;
  daysAgo: number;
  comment: string;
  /** What the team answers to it; published and answered, if there is one. */
  answer?: string;
  published?: true;
}

/** What clients wrote below the guides, the earliest first. */
export const practiceComments: readonly DemoComment[] = [
  {
    username: 'carmen',
    virtue: 'valentia',
    daysAgo: 210,
    comment: 'Empecé por una llamada de dos minutos. Llevaba un año evitándola.',
    answer: 'Gracias por contarlo, Carmen. Dos minutos son un principio enorme.',
  },
  {
    username: 'hannah',
    virtue: 'compania',
    daysAgo: 164,
    comment: 'What helped me: I ask one question more than I am comfortable with.',
    published: true,
  },
  {
    username: 'bruno',
    virtue: 'paciencia',
    daysAgo: 120,
    comment: 'Lo de contar hasta seis antes de contestar parece una tontería hasta que lo pruebas en una obra.',
    answer: 'Y con el móvil en el bolsillo funciona todavía mejor.',
  },
  {
    username: 'beatrice',
    virtue: 'dignidad',
    daysAgo: 77,
    comment: 'I read this every Sunday evening before the week begins. It has become a small ritual.',
    published: true,
  },
  {
    username: 'valentina',
    virtue: 'disciplina',
    daysAgo: 41,
    comment: 'A mí me sirve dejar la ropa de andar junto a la cafetera.',
    answer: 'Qué buena idea: que el café te recuerde el paseo.',
  },
  {
    username: 'theo',
    virtue: 'humildad',
    daysAgo: 25,
    comment: 'I thanked somebody at work by name, in front of the others. Should have done it years ago.',
    published: true,
  },
  {
    username: 'alba',
    virtue: 'libertad',
    daysAgo: 6,
    comment: '¿Y si la otra persona se enfada cuando dices que no? Me quedo siempre en ese punto.',
  },
  {
    username: 'florence',
    virtue: 'valentia',
    daysAgo: 5,
    comment: 'The second exercise is hard if you work from home. Has anybody found another way?',
  },
  {
    username: 'clara',
    virtue: 'dignidad',
    daysAgo: 3,
    comment: 'He probado el ejercicio con mi hija y ahora me lo recuerda ella a mí.',
  },
  {
    username: 'rosalind',
    virtue: 'perseverancia',
    daysAgo: 2,
    comment: 'Day nine. Still going. Writing it here so that I do not stop.',
  },
  {
    username: 'ines',
    virtue: 'identidad',
    daysAgo: 1,
    comment: 'Me ha gustado la pregunta del final. La he copiado en la agenda.',
  },
];
