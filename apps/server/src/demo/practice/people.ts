import type { DemoLanguage } from '../clients.ts';
import type { CharacterName } from './characters.ts';

const es = 'es';
const en = 'en';

export type CoachName = 'elena' | 'james' | 'aitor';

export const administratorName = { firstname: 'Julia', lastname: 'Ferrer' };

export const coaches = [
  { username: 'elena', firstname: 'Elena', lastname: 'Sarmiento', language: es, away: 0 },
  { username: 'james', firstname: 'James', lastname: 'Hartley', language: en, away: 1 },
  { username: 'aitor', firstname: 'Aitor', lastname: 'Belaunde', language: es, away: 3 },
] as const satisfies readonly { username: CoachName; [field: string]: string | number }[];

const groupNames = { press: 'Imprenta Valdelinde', tuesday: 'Grupo de los martes' } as const;
export type GroupKey = keyof typeof groupNames;
export const groupNamed = (key: GroupKey): string => groupNames[key];

/** How far somebody is on the way into their account before the first sign-in. */
export type Entering = 'new' | 'invited' | 'opened' | 'expired';

export interface Story {
  entering?: Entering;
  /** Of Conscience: 0 nothing, 1 the wellness test, 2 the weak virtues, 3 the expectations, 4 all. All if absent. */
  steps?: 0 | 1 | 2 | 3 | 4;
  /** Still in Conscience although all of it is done. */
  waiting?: true;
  /** The means of the first test and of the latest, 1 to 4. */
  mood?: readonly [number, number];
  /** The same answers twice at last. */
  steady?: true;
  /** Days since the latest weekly test: seven or more is late. */
  tested?: number;
  /** Days since the last sign-in. */
  away?: number;
  /** At most so many weekly tests. */
  weeks?: number;
  /** How many purposes of Impact are written. */
  purposes?: 1 | 2 | 3;
  /** Has named signs of deep distress of late. */
  distressed?: true;
  /** Asked to be removed, so many days ago. */
  leaving?: number;
  archived?: true;
}

/** Name, language, coach, group, what they are like, how many days ago they came, and how it went. */
type Row = readonly [
  firstname: string,
  lastname: string,
  language: DemoLanguage,
  coach: CoachName | null,
  group: GroupKey | null,
  character: CharacterName,
  joined: number,
  story: Story,
];

const rows: readonly Row[] = [
  // In the later phases for long.
  ['Inés', 'Aguirre Sanz', es, 'elena', 'press', 'carer', 752, { mood: [1.9, 3.5], tested: 2, purposes: 3 }],
  ['Bruno', 'Castellví', es, 'elena', 'press', 'driver', 748, { mood: [2.3, 3.2], tested: 4, purposes: 3 }],
  ['Hannah', 'Pemberton', en, 'james', null, 'thinker', 745, { mood: [2.1, 3.6], tested: 1, purposes: 3 }],
  ['Rodrigo', 'Mansilla', es, 'aitor', null, 'guardian', 738, { mood: [2.8, 2.4], tested: 3, purposes: 2 }],
  ['Oliver', 'Stanhope', en, 'james', null, 'dreamer', 731, { mood: [2.2, 3], tested: 11, away: 9, purposes: 2 }],
  ['Carmen', 'Lozano Prat', es, 'elena', 'press', 'peacemaker', 720, { mood: [2, 3.3], tested: 1, purposes: 3 }],
  ['Gonzalo', 'Villarreal', es, 'aitor', 'press', 'driver', 690, { mood: [2.6, 2.9], tested: 5, purposes: 1 }],
  ['Beatrice', 'Langley', en, 'james', null, 'carer', 655, { mood: [1.7, 3.1], tested: 2, purposes: 2 }],
  ['Leire', 'Etxarri', es, 'aitor', null, 'dreamer', 611, { mood: [2.5, 3.4], tested: 6, purposes: 3 }],
  [
    'Mateo',
    'Quiroga',
    es,
    'elena',
    null,
    'thinker',
    580,
    { mood: [3.1, 1.6], tested: 1, distressed: true, purposes: 1 },
  ],
  [
    'Florence',
    'Dunmore',
    en,
    'james',
    null,
    'peacemaker',
    545,
    { mood: [2.4, 3.2], tested: 3, steady: true, purposes: 2 },
  ],
  ['Joaquín', 'Berenguer', es, 'aitor', 'press', 'guardian', 512, { mood: [2.2, 2.7], tested: 16, away: 15 }],
  ['Alba', 'Monterde', es, 'elena', 'tuesday', 'carer', 470, { mood: [2, 3], tested: 4, purposes: 1 }],
  ['Theo', 'Wainwright', en, 'james', null, 'driver', 433, { mood: [2.9, 3.5], tested: 5, purposes: 1 }],
  ['Noa', 'Figueroa', es, 'aitor', null, 'beginner', 402, { mood: [2.3, 2.4], tested: 2, steady: true }],
  ['Valentina', 'Ospina Rey', es, 'elena', 'tuesday', 'dreamer', 371, { mood: [2.1, 2.9], tested: 1, purposes: 2 }],
  ['Arthur', 'Kingsley', en, 'james', null, 'guardian', 340, { mood: [2.7, 2.2], tested: 9, away: 4 }],
  ['Maite', 'Ibarguren', es, 'aitor', null, 'peacemaker', 310, { mood: [1.8, 2.8], tested: 3 }],
  ['Sergio', 'Palomar', es, 'elena', 'press', 'beginner', 282, { mood: [2.6, 3.1], tested: 6 }],
  ['Imogen', 'Fairbanks', en, 'james', null, 'thinker', 255, { mood: [2.2, 1.7], tested: 2, distressed: true }],
  ['Clara', 'Benavent', es, 'aitor', 'tuesday', 'carer', 228, { mood: [2.4, 3.3], tested: 4, purposes: 1 }],
  ['Diego', 'Salvatierra', es, 'elena', 'press', 'driver', 200, { mood: [2.8, 2.8], tested: 23, away: 22 }],
  ['Rosalind', 'Thackeray', en, 'james', null, 'dreamer', 176, { mood: [2.3, 2.7], tested: 1 }],
  ['Unai', 'Garmendia', es, 'aitor', null, 'guardian', 151, { mood: [2, 2.6], tested: 5 }],
  ['Paula', 'Ferrándiz', es, 'elena', 'tuesday', 'peacemaker', 128, { mood: [2.5, 3], tested: 2 }],
  ['Edmund', 'Prescott', en, 'james', null, 'driver', 104, { mood: [2.6, 3.2], tested: 12, away: 2 }],
  ['Irene', 'Zabaleta', es, 'aitor', null, 'thinker', 83, { mood: [2.2, 2.5], tested: 3 }],
  ['Adrián', 'Cifuentes', es, 'elena', 'press', 'beginner', 62, { mood: [2.4, 2.6], tested: 4 }],
  ['Phoebe', 'Merriweather', en, 'james', null, 'carer', 44, { mood: [2.1, 2.4], tested: 1, weeks: 1 }],
  ['Olalla', 'Couto', es, null, null, 'dreamer', 39, { mood: [2.7, 2.9], weeks: 0 }],
  // In Conscience.
  ['Daniel', 'Urrutia', es, 'aitor', null, 'driver', 36, { mood: [2.4, 2.4], waiting: true, away: 2 }],
  ['Cecily', 'Hargreaves', en, 'james', null, 'peacemaker', 33, { mood: [2.9, 2.9], waiting: true, away: 5 }],
  ['Rocío', 'Alarcón', es, 'elena', 'tuesday', 'carer', 30, { mood: [2.2, 2.2], waiting: true, away: 1 }],
  ['Martín', 'Echenique', es, 'aitor', null, 'guardian', 27, { steps: 3, mood: [2.6, 2.6], away: 6 }],
  ['Jasper', 'Whitcombe', en, 'james', null, 'thinker', 24, { steps: 3, mood: [3.2, 3.2], away: 3 }],
  ['Nerea', 'Goikoa', es, null, null, 'beginner', 21, { steps: 2, mood: [2.3, 2.3], away: 16 }],
  ['Lorenzo', 'Baeza', es, 'elena', 'tuesday', 'dreamer', 18, { steps: 2, mood: [1.6, 1.6], away: 4 }],
  ['Matilda', 'Crowther', en, 'james', null, 'carer', 15, { steps: 1, mood: [2.7, 2.7], away: 2 }],
  ['Ainhoa', 'Larralde', es, 'aitor', null, 'peacemaker', 12, { steps: 1, mood: [2.1, 2.1], away: 5 }],
  ['Rubén', 'Tordera', es, 'elena', 'press', 'driver', 9, { steps: 0, away: 7 }],
  // Not in yet.
  ['Saskia', 'Holloway', en, 'james', null, 'beginner', 11, { entering: 'expired', steps: 0 }],
  ['Fermín', 'Olmedo', es, null, null, 'beginner', 10, { entering: 'expired', steps: 0 }],
  ['Candela', 'Riquelme', es, 'elena', 'tuesday', 'beginner', 5, { entering: 'opened', steps: 0 }],
  ['Barnaby', 'Elsworth', en, 'james', null, 'beginner', 3, { entering: 'invited', steps: 0 }],
  ['Aurora', 'Sepúlveda', es, 'aitor', 'press', 'beginner', 2, { entering: 'invited', steps: 0 }],
  ['Julián', 'Manrique', es, null, null, 'beginner', 1, { entering: 'new', steps: 0 }],
  // Leaving, and gone.
  ['Teresa', 'Bohórquez', es, 'aitor', null, 'guardian', 390, { mood: [2.6, 3], tested: 20, away: 3, leaving: 3 }],
  [
    'Winifred',
    'Ashcombe',
    en,
    'james',
    null,
    'thinker',
    610,
    { mood: [2.3, 3.4], tested: 130, away: 118, archived: true },
  ],
  ['Óscar', 'Landaluce', es, 'elena', null, 'driver', 455, { mood: [2.5, 2.4], tested: 95, away: 90, archived: true }],
];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

/** The clients of a practice of two years, who came earliest first. No two of all people of the demo share a first name. */
export const practicePeople = rows
  .map(([firstname, lastname, language, coach, group, character, joined, story]) => ({
    ...{ username: plain(firstname), firstname, lastname, language, coach, group, character, joined },
    ...story,
  }))
  .sort((one, other) => other.joined - one.joined);

export type PracticePerson = (typeof practicePeople)[number];

/** Who accompanies the clients of the small demo, the groups that they are in, and whose signs of distress the team has seen. */
export const placesOfDemo: readonly { username: string; coach: CoachName; group: GroupKey | null; seen?: true }[] = [
  { username: 'lucia', coach: 'elena', group: 'tuesday' },
  { username: 'nuria', coach: 'elena', group: null },
  { username: 'iker', coach: 'aitor', group: 'press' },
  { username: 'amelia', coach: 'aitor', group: 'tuesday' },
  { username: 'grace', coach: 'james', group: null, seen: true },
  { username: 'owen', coach: 'james', group: null },
  { username: 'marta', coach: 'elena', group: 'press', seen: true },
  { username: 'hugo', coach: 'aitor', group: 'press', seen: true },
  { username: 'eleanor', coach: 'james', group: null, seen: true },
  { username: 'samuel', coach: 'james', group: null, seen: true },
];
