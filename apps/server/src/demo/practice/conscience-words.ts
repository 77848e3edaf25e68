import type { HabitFrequency, Person } from '@miraco/domain/entries';
import type { DemoLanguage } from '../clients.ts';

export type Words = Readonly<Record<DemoLanguage, string>>;

interface DemoExpectation {
  /** Whether somebody else expects it of the client. */
  me: boolean;
  who: Person;
  prospect: Words;
  feelings: readonly string[];
  conducts: readonly string[];
}

export const practiceExpectations: readonly DemoExpectation[] = [
  {
    me: true,
    who: 'madre',
    prospect: { es: 'Que esté siempre disponible para todos', en: 'That I am there for everybody, always' },
    feelings: ['sobrecarga'],
    conducts: ['decirsisinquerer'],
  },
  {
    me: true,
    who: 'padre',
    prospect: { es: 'Que no me equivoque nunca', en: 'That I never get anything wrong' },
    feelings: ['presionporhacerloperfecto', 'miedo'],
    conducts: ['negarerrores'],
  },
  {
    me: true,
    who: 'colaborador',
    prospect: { es: 'Que resuelva yo lo que nadie quiere coger', en: 'That I pick up whatever nobody else will' },
    feelings: ['agobioporlopendiente'],
    conducts: ['cargarconloajeno'],
  },
  {
    me: true,
    who: 'lagente',
    prospect: { es: 'Que caiga bien en todas partes', en: 'That everybody likes me, wherever I go' },
    feelings: ['miedoalquediran'],
    conducts: ['cambiardecara', 'complacer'],
  },
  {
    me: true,
    who: 'yo',
    prospect: {
      es: 'Tenerlo todo decidido antes de los cuarenta',
      en: 'To have it all figured out before I turn forty',
    },
    feelings: ['indecision', 'prisa'],
    conducts: ['pensarlotodo'],
  },
  {
    me: true,
    who: 'pareja',
    prospect: { es: 'Que llegue a casa sin traer el trabajo', en: 'That I leave work behind when I come home' },
    feelings: ['irritabilidad'],
    conducts: ['mirarelmovil'],
  },
  {
    me: true,
    who: 'hermana',
    prospect: { es: 'Que sea yo quien ponga paz en las comidas', en: 'That I keep the peace at family lunches' },
    feelings: ['miedoalrechazo'],
    conducts: ['callarpormiedo', 'cedersiempre'],
  },
  {
    me: true,
    who: 'yo',
    prospect: { es: 'Terminar por fin lo que dejé a medias', en: 'To finish, at last, what I left half done' },
    feelings: ['desanimo'],
    conducts: ['dejarlascosasamedias'],
  },
  {
    me: true,
    who: 'abuela',
    prospect: { es: 'Que no presuma de lo que he conseguido', en: 'That I make little of what I have achieved' },
    feelings: ['inseguridad'],
    conducts: ['hacersedemenos'],
  },
  {
    me: false,
    who: 'pareja',
    prospect: { es: 'Que note cuándo necesito silencio', en: 'To notice when I need some quiet' },
    feelings: ['decepcionconalguien'],
    conducts: ['retirarlapalabra'],
  },
  {
    me: false,
    who: 'hijo',
    prospect: { es: 'Que agradezca lo que hago por él', en: 'To be grateful for what I do for him' },
    feelings: ['frustracion'],
    conducts: ['sobreproteger'],
  },
  {
    me: false,
    who: 'socio',
    prospect: { es: 'Que trabaje las mismas horas que yo', en: 'To put in as many hours as I do' },
    feelings: ['agravio'],
    conducts: ['llevarlacuentadefavores'],
  },
  {
    me: false,
    who: 'amiga',
    prospect: { es: 'Que me llame ella alguna vez', en: 'To call me first, for once' },
    feelings: ['distancia'],
    conducts: ['desaparecer'],
  },
  {
    me: false,
    who: 'hermano',
    prospect: { es: 'Que me dé la razón delante de los demás', en: 'To take my side in front of the others' },
    feelings: ['orgulloherido'],
    conducts: ['querertenerrazon', 'discutirportodo'],
  },
  {
    me: false,
    who: 'cliente',
    prospect: { es: 'Que valore mi trabajo sin que lo explique', en: 'To value my work without my explaining it' },
    feelings: ['inferioridad'],
    conducts: ['malvendereltrabajo'],
  },
  {
    me: false,
    who: 'colaborador',
    prospect: { es: 'Que lo haga a mi manera', en: 'To do it my way' },
    feelings: ['afandecontrol'],
    conducts: ['mandarsinexplicar'],
  },
];

/** Of those who have named signs of deep distress. */
export const distressedExpectation: DemoExpectation = {
  me: true,
  who: 'yo',
  prospect: { es: 'Poder con todo también ahora, aunque no duerma', en: 'To cope with it all even now, without sleep' },
  feelings: ['tristeza', 'culpa'],
  conducts: ['aislarse'],
};

interface DemoHabit {
  habit: Words;
  action: Words;
  quantity: Words;
  impact: Words;
  feelings: readonly string[];
  frequency: HabitFrequency;
}

/** Of those who have named signs of deep distress. */
export const distressedHabit: DemoHabit = {
  habit: { es: 'No contestar mensajes en todo el fin de semana', en: 'Answering no messages all weekend' },
  action: { es: 'Escribir a una persona el sábado', en: 'Writing to one person on Saturday' },
  quantity: { es: 'Tres semanas seguidas', en: 'Three weeks in a row' },
  impact: { es: 'Cada vez me escribe menos gente', en: 'Fewer and fewer people write to me' },
  feelings: ['desesperanza'],
  frequency: 'semanal',
};

export const practiceHabits: readonly DemoHabit[] = [
  {
    habit: { es: 'Contestar correos después de cenar', en: 'Answering mail after dinner' },
    action: { es: 'Cerrar el portátil a las siete', en: 'Closing the laptop at seven' },
    quantity: { es: 'Hora y media', en: 'An hour and a half' },
    impact: { es: 'Me acuesto con la cabeza llena', en: 'I go to bed with my head full' },
    feelings: ['agobioporlopendiente'],
    frequency: 'diario',
  },
  {
    habit: { es: 'Saltarme la comida cuando hay lío', en: 'Skipping lunch when it gets busy' },
    action: { es: 'Comer lejos de la mesa de trabajo', en: 'Eating away from my desk' },
    quantity: { es: 'Dos o tres veces por semana', en: 'Two or three times a week' },
    impact: { es: 'A las cinco no aguanto a nadie', en: 'By five I have no patience left for anybody' },
    feelings: ['prisa', 'irritabilidad'],
    frequency: 'semanal',
  },
  {
    habit: { es: 'Decir que sí antes de pensarlo', en: 'Saying yes before I have thought about it' },
    action: { es: 'Pedir un día para contestar', en: 'Asking for a day before I answer' },
    quantity: { es: 'Casi siempre que me piden algo', en: 'Nearly every time somebody asks' },
    impact: { es: 'Mi semana es la de los demás', en: 'My week belongs to other people' },
    feelings: ['miedoalquediran'],
    frequency: 'diario',
  },
  {
    habit: { es: 'Comprar en internet por la noche', en: 'Shopping online late at night' },
    action: { es: 'Dejarlo en la cesta hasta el sábado', en: 'Leaving it in the basket until Saturday' },
    quantity: { es: 'Unos ochenta euros', en: 'About eighty pounds' },
    impact: { es: 'Llego justo a fin de mes y lo oculto', en: 'I run short at the end of the month and hide it' },
    feelings: ['ansiasderecompensa'],
    frequency: 'mensual',
  },
  {
    habit: { es: 'Repasar discusiones en la ducha', en: 'Replaying arguments in the shower' },
    action: { es: 'Escribir tres líneas y dejarlo ahí', en: 'Writing three lines and leaving it there' },
    quantity: { es: 'Un cuarto de hora', en: 'A quarter of an hour' },
    impact: { es: 'Empiezo el día con enfado', en: 'I start the day angry' },
    feelings: ['rencor'],
    frequency: 'diario',
  },
  {
    habit: { es: 'Dejar el deporte para mañana', en: 'Putting off exercise until tomorrow' },
    action: { es: 'Salir a andar antes del café', en: 'Walking before my coffee' },
    quantity: { es: 'Cuatro semanas seguidas', en: 'Four weeks in a row' },
    impact: { es: 'Me duele la espalda y duermo peor', en: 'My back hurts and I sleep badly' },
    feelings: ['pereza'],
    frequency: 'semanal',
  },
  {
    habit: { es: 'Hablar mal de mi jefe en el café', en: 'Running my manager down over coffee' },
    action: { es: 'Decírselo a él o callármelo', en: 'Telling him, or letting it go' },
    quantity: { es: 'Diez minutos', en: 'Ten minutes' },
    impact: { es: 'Vuelvo a la mesa con peor cuerpo', en: 'I come back to my desk feeling worse' },
    feelings: ['agravio'],
    frequency: 'diario',
  },
  {
    habit: { es: 'Revisar diez veces antes de entregar', en: 'Checking ten times before I hand anything in' },
    action: { es: 'Revisar una vez y enviarlo', en: 'Checking once and sending it' },
    quantity: { es: 'Tres horas por entrega', en: 'Three hours on each piece of work' },
    impact: { es: 'Llego tarde a lo que sí importa', en: 'I am late for what does matter' },
    feelings: ['presionporhacerloperfecto'],
    frequency: 'semanal',
  },
];
