import type { Virtue } from '@miraco/domain/virtues';
import type { Words } from './conscience-words.ts';

/** What somebody writes in their manifesto about a virtue that they train. */
export const practiceStatements: Readonly<Record<Virtue, Words>> = {
  aceptacion: { es: 'Lo que ya ha pasado no me pide permiso.', en: 'What has happened does not ask my permission.' },
  admiracion: { es: 'Digo en voz alta lo que me gusta de los demás.', en: 'I say aloud what I like in other people.' },
  alegria: { es: 'Me río antes de tenerlo todo resuelto.', en: 'I laugh before everything is sorted out.' },
  compania: { es: 'Llamo yo primero, aunque sean cinco minutos.', en: 'I call first, even if it is five minutes.' },
  compasion: { es: 'Me hablo como hablaría a un amigo cansado.', en: 'I talk to myself as I would to a tired friend.' },
  dignidad: { es: 'Mi tiempo tiene precio y mi trato también.', en: 'My time has a price, and so has my kindness.' },
  disciplina: {
    es: 'Empiezo por diez minutos, tenga ganas o no.',
    en: 'I begin with ten minutes, in the mood or not.',
  },
  educacion: { es: 'Bajo la voz cuando sube la tensión.', en: 'I lower my voice when tempers rise.' },
  generosidad: { es: 'Doy lo que puedo dar sin pasar factura.', en: 'I give what I can give without sending a bill.' },
  guia: { es: 'Explico adónde vamos antes de echar a andar.', en: 'I say where we are going before we set off.' },
  humildad: { es: 'Puedo no saberlo y seguir valiendo.', en: 'I can not know, and still be worth something.' },
  identidad: { es: 'Soy la misma persona en casa y en el trabajo.', en: 'I am the same person at home and at work.' },
  inspiracion: { es: 'Cada semana hago algo por primera vez.', en: 'Every week I do something for the first time.' },
  justicia: { es: 'Escucho a las dos partes antes de opinar.', en: 'I hear both sides before I judge.' },
  lealtad: { es: 'Si lo he prometido, está hecho.', en: 'If I have promised it, it is as good as done.' },
  libertad: { es: 'Decir que no también es cuidar.', en: 'Saying no is a way of caring, too.' },
  paciencia: { es: 'Respiro una vez más antes de contestar.', en: 'I take one more breath before I answer.' },
  perdon: { es: 'Suelto la cuenta que ya nadie va a pagar.', en: 'I let go of the bill that nobody will ever pay.' },
  perseverancia: { es: 'Termino lo que empiezo, aunque sea despacio.', en: 'I finish what I begin, however slowly.' },
  proteccion: { es: 'Descansar también es parte de mi trabajo.', en: 'Rest is part of my work, too.' },
  responsabilidad: { es: 'Lo mío lo recojo yo.', en: 'What is mine, I pick up.' },
  sabiduria: { es: 'Duermo una noche sobre lo importante.', en: 'I sleep one night on what matters.' },
  valentia: { es: 'Digo lo que me tiembla decir, con calma.', en: 'I say, calmly, what I tremble to say.' },
};
