import type { purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import type { DemoLanguage } from './clients.ts';

/** What somebody writes in Impact. */
export interface Life {
  people: string;
  creation: string;
  project: string;
  purpose: string;
  couple: string;
  potential: string;
  dimension: (typeof purposeDimensions)[number];
  duration: (typeof purposeDurations)[number];
}

export const lives = [
  {
    es: {
      people: 'Mi abuela, que nunca tuvo prisa conmigo',
      creation: 'Un banco de trabajo que pueda usar cualquiera del barrio.',
      project: 'Abrir un taller de oficios en el barrio, donde se aprenda haciendo',
      purpose: 'Quiero que quien pase por mi taller salga sabiendo que puede.',
      couple: 'Escucharnos antes de contestar',
      potential: 'Una casa en la que cabe más gente',
      dimension: 'community',
      duration: 'iimpact',
    },
    en: {
      people: 'My grandmother, who was never in a hurry with me',
      creation: 'A workbench that anybody in the neighbourhood can use.',
      project: 'To open a workshop in the neighbourhood, where people learn by doing',
      purpose: 'I want whoever comes through my workshop to leave knowing that they can.',
      couple: 'To listen to each other before we answer',
      potential: 'A home with room for more people',
      dimension: 'community',
      duration: 'iimpact',
    },
  },
  {
    es: {
      people: 'Un profesor que me dejó equivocarme delante de todos',
      creation: 'Una biblioteca de cuentos leídos por personas mayores.',
      project: 'Dirigir un equipo en el que nadie tenga que llevarse el miedo a casa',
      purpose: 'Quiero que mi gente se atreva a decirme lo que no quiero oír.',
      couple: 'Reírnos antes de dormir, también los martes',
      potential: 'Un huerto pequeño y largas sobremesas',
      dimension: 'family',
      duration: 'ilive',
    },
    en: {
      people: 'A teacher who let me be wrong in front of everybody',
      creation: 'A library of stories read aloud by old people.',
      project: 'To lead a team in which nobody has to take fear home',
      purpose: 'I want my people to dare to tell me what I would rather not hear.',
      couple: 'To laugh before we sleep, on Tuesdays too',
      potential: 'A small garden and long lunches',
      dimension: 'family',
      duration: 'ilive',
    },
  },
  {
    es: {
      people: 'Mi tía, que cuidaba sin llevar la cuenta',
      creation: 'Una tarde a la semana en la que los cuidadores puedan descansar.',
      project: 'Montar un centro de día donde también se cuide a quien cuida',
      purpose: 'Quiero que cuidar deje de significar desaparecer.',
      couple: 'Pedir ayuda antes de estar al límite',
      potential: 'Hacer juntos el camino que siempre aplazamos',
      dimension: 'community',
      duration: 'intime',
    },
    en: {
      people: 'My aunt, who looked after people without keeping count',
      creation: 'One afternoon a week on which carers can rest.',
      project: 'To set up a day centre that looks after those who look after others',
      purpose: 'I want caring for others to stop meaning that you disappear.',
      couple: 'To ask for help before we are at our limit',
      potential: 'To walk, together, the long path that we keep putting off',
      dimension: 'community',
      duration: 'intime',
    },
  },
  {
    es: {
      people: 'Mi primera jefa, que firmaba con el nombre de todos',
      creation: 'Un programa de radio hecho en el instituto del pueblo.',
      project: 'Volver al pueblo y dar trabajo a diez personas',
      purpose: 'Quiero que marcharse sea una elección y no la única salida.',
      couple: 'Decidir despacio lo que es de los dos',
      potential: 'Una puerta abierta los domingos',
      dimension: 'country',
      duration: 'iimpact',
    },
    en: {
      people: 'My first manager, who put everybody’s name on the work',
      creation: 'A radio programme made at the village school.',
      project: 'To go back to my village and give work to ten people',
      purpose: 'I want leaving to be a choice, and not the only way out.',
      couple: 'To decide slowly what belongs to both of us',
      potential: 'A door that is open on Sundays',
      dimension: 'country',
      duration: 'iimpact',
    },
  },
] as const satisfies readonly Readonly<Record<DemoLanguage, Life>>[];
