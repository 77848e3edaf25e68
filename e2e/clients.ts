import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Client, Product } from './product.ts';

interface Strengths {
  /** Virtues to train; the first eight unless told otherwise. */
  weak?: readonly Virtue[];
  /** Of the others; all of them are strong unless told otherwise. */
  strong?: readonly Virtue[];
}

const numberOf = (virtue: Virtue) => virtues.indexOf(virtue) + 1;

/** Rates every virtue of a client over the documented calls. */
export async function rate({ rest }: Product, user: string, { weak = virtues.slice(0, 8), strong }: Strengths = {}) {
  const marked = weak.map((virtue) => ({ number: numberOf(virtue), weak: virtue }));
  await rest('POST', '/client/conscience/weak/register', { user, responses: marked });
  const rated = virtues
    .filter((virtue) => !weak.includes(virtue))
    .map((virtue) => ({
      number: numberOf(virtue),
      type: strong && !strong.includes(virtue) ? 'medium' : 'hard',
      virtue,
    }));
  await rest('POST', '/client/conscience/mediumhard/register', { user, responses: rated });
}

/** Responsibility and Impact, from here on. */
export const openLaterPhases = ({ rest }: Product, user: string) =>
  rest('PUT', `/admin/user/edit/${user}`, { active_test: false });

/** A client whose virtues are rated and whose later phases are open. */
export async function addTrainee(product: Product, details: Partial<Client> = {}, strengths: Strengths = {}) {
  const client = await product.addClient(details);
  await rate(product, client.id, strengths);
  await openLaterPhases(product, client.id);
  return client;
}

const answers = (value: number) => Array<number>(20).fill(value);

/** What `addVeteran` writes. */
export const veteranWords = {
  prospect: 'Que siga con el negocio de la familia aunque mi camino sea otro',
  habit: 'Mirar el móvil en la cama',
  action: 'Dejarlo fuera',
  quantity: 'Una hora',
  impact: 'Duermo mal',
  exercise: 'Caminar diez minutos',
  laterExercise: 'Escribir una carta que no hace falta enviar',
  manifest: 'Acompaño sin empujar.',
  favourite: 'Mi abuela',
  project: 'Una escuela',
  purpose: 'Enseñar con paciencia',
};

/** A client who has been everywhere: something is on every screen. */
export async function addVeteran(product: Product, details: Partial<Client> = {}) {
  const words = veteranWords;
  const { rest } = product;
  const client = await product.addClient(details);
  const { id: user } = client;
  const say = (path: string, body: object) => rest('POST', `/client/${path}/register`, { user, ...body });
  await say('initial', { responses: answers(2) });
  await say('conscience/prospect', {
    me: true,
    who: 'padre',
    prospect: words.prospect,
    feelings: [{ emotion: 'pereza' }],
    conducts: [{ behavior: 'postergar' }],
  });
  await rate(product, user);
  await say('conscience/harmful', {
    habit: words.habit,
    feelings: [{ emotion: 'pereza' }],
    action: words.action,
    frequency: 'diario',
    quantity: words.quantity,
    impact: words.impact,
  });
  await openLaterPhases(product, user);
  for (const value of [1, 2, 3, 4]) await say('responsibility/weekly', { responses: answers(value) });
  const evaluation = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));
  await say('responsibility/evaluation', { evaluation: { ...evaluation, disciplina: { postergar: 'diario' } } });
  for (const description of [words.exercise, words.laterExercise]) {
    await say('responsibility/training', { virtue: 'disciplina', description, level: 'low', frequency: 'weekly' });
  }
  await rest('PUT', `/client/uservirtue/editmanifest/${user}`, { guiaManifest: words.manifest });
  await rest('PUT', '/client/impact/personal/edit', {
    user,
    motivate: ['guia', 'humildad'],
    favourite: { guia: words.favourite },
    dimension: 'community',
    duration: 'iimpact',
    lifeproject: words.project,
  });
  await rest('PUT', '/client/impact/personal/editpurpose', { user, purpose: words.purpose });
  const rows = { aceptacion: [true, true, false], guia: [false, true, true] };
  await rest('PUT', '/client/impact/professional/edit', { user, virtues: rows });
  await rest('PUT', '/client/impact/couple/edit', { user, virtues: rows });
  return client;
}
