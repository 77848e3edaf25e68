import type { UserId } from '@miraco/contract/fields';
import { careInExpectation, careInHabit, careMarksOf } from '@miraco/domain/care';
import { unratedVirtues } from '@miraco/domain/conscience';
import type { HabitFrequency, Person } from '@miraco/domain/entries';
import type { MediumHardType } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import { lookUpConducts, lookUpFeelings } from '../conscience/signs.ts';
import type { Services } from '../services.ts';
import type { DemoLanguage } from './clients.ts';

type Words = Record<DemoLanguage, string>;

interface Expectation {
  me: boolean;
  who: Person;
  prospect: Words;
  feelings: readonly string[];
  conducts: readonly string[];
}

const marked: Virtue[] = ['disciplina', 'paciencia', 'identidad', 'alegria', 'dignidad'];

const expectations: readonly Expectation[] = [
  {
    me: true,
    who: 'padre',
    prospect: {
      es: 'Que me dedique al negocio de la familia y no cambie nada',
      en: 'That I run the family business and change nothing about it',
    },
    feelings: ['culpa', 'miedo'],
    conducts: ['evitarunaconversacion', 'postergar'],
  },
  {
    me: true,
    who: 'yo',
    prospect: { es: 'Llegar a todo sin pedir ayuda', en: 'To get everything done without asking anybody for help' },
    feelings: ['agobioporlopendiente'],
    conducts: ['perderlosestribos'],
  },
  {
    me: false,
    who: 'pareja',
    prospect: { es: 'Que adivine lo que necesito', en: 'To guess what I need without my saying it' },
    feelings: ['rencor'],
    conducts: ['reprochar', 'retirarlapalabra'],
  },
];

const habit = {
  habit: { es: 'Mirar el móvil en la cama', en: 'Scrolling on the phone in bed' },
  action: { es: 'Dejar el cargador en el pasillo', en: 'Leaving the charger in the hall' },
  quantity: { es: 'Una hora', en: 'An hour' },
  impact: { es: 'Duermo mal y empiezo el día con prisa', en: 'I sleep badly and start the day in a rush' },
  feelings: ['pereza', 'aburrimiento'],
  frequency: 'diario',
} as const satisfies Record<'habit' | 'action' | 'impact' | 'quantity', Words> & {
  feelings: readonly string[];
  frequency: HabitFrequency;
};

/** Fills in Conscience for a fictional client: all of it, or the first half. */
export async function fillConscience(
  { method, store }: Services,
  client: { user: UserId; language: DemoLanguage; whole: boolean },
  date: number,
): Promise<void> {
  const { user, language } = client;
  const markOf = careMarksOf(method.emotions, method.behaviours);
  await store.weakTests.register({ user, virtues: marked, date });
  for (const { me, who, prospect, feelings, conducts } of expectations) {
    await store.prospects.register({
      user,
      me,
      who,
      prospect: prospect[language],
      feelings: lookUpFeelings(
        method,
        feelings.map((emotion) => ({ emotion })),
      ),
      conducts: lookUpConducts(
        method,
        conducts.map((behavior) => ({ behavior })),
      ),
      date,
      cares: careInExpectation({ me, who }, [...feelings, ...conducts], markOf) !== null,
    });
  }
  if (!client.whole) return;
  const asked = unratedVirtues(await store.userVirtues.ratingsOf(user));
  const ratings = asked.map((virtue, position): [Virtue, MediumHardType] => [virtue, position % 3 ? 'hard' : 'medium']);
  await store.mediumHardTests.register({ user, ratings: Object.fromEntries(ratings), date });
  await store.harmfulHabits.register({
    user,
    habit: habit.habit[language],
    action: habit.action[language],
    quantity: habit.quantity[language],
    impact: habit.impact[language],
    frequency: habit.frequency,
    feelings: lookUpFeelings(
      method,
      habit.feelings.map((emotion) => ({ emotion })),
    ),
    date,
    cares: careInHabit(habit.feelings, markOf) !== null,
  });
}
