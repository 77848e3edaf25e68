import { virtues } from '@miraco/domain/virtues';
import { dayOf } from '../src/mail/local-time.ts';
import { zoneOf } from '../src/time-zone.ts';
import { allFours } from './product.ts';

/** Payloads of the Responsibility calls, valid for a user whose virtues are all strong. Spec 2, section 7. */
export const weeklyTest = (user: string) => ({ user, responses: allFours });

export const evaluation = (user: string) => ({
  user,
  evaluation: Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno'])),
});

export const exercise = (user: string) => ({
  user,
  virtue: 'disciplina',
  description: 'Levantarme a las siete',
  level: 'low',
  frequency: 'daily',
});

export const exerciseEdit = { level: 'high', frequency: 'weekly' };

export const plan = {
  cue: 'suene el despertador',
  act: 'poner los pies en el suelo',
  setback: 'intentarlo mañana',
};

/** Of today, where the server is. */
export const completion = () => ({
  day: dayOf(Date.now(), zoneOf()),
  timeZone: zoneOf(),
  effort: 4,
  note: 'Con sueño',
});

export const manifest = (user: string) => ({ user, guiaManifest: 'Doy ejemplo' });

export const guide = { virtue: 'guia', url: '', text1: '<p>Uno</p>', text2: '', text3: '<p>One</p>', text4: '' };

export const review = (user: string) => ({ user, comment: 'Me ha ayudado' });
