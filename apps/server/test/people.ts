import { mediumHardTest } from './conscience-payloads.ts';
import type { Person, Product } from './product.ts';

/** Opens the later phases as their owner, whom no mail tells it: the queue stays as it is. */
async function openLaterPhases({ services }: Product, { id }: Pick<Person, 'id'>) {
  await services.store.users.edit(id, { activeTest: false }, { editor: id, date: Date.now() });
}

/** A client who has ended Conscience with every virtue strong, so that the later phases are open. */
export async function clientOfLaterPhases(product: Product): Promise<Person> {
  const person = await product.client();
  const body = mediumHardTest(person.id);
  await product.rest('POST', '/client/conscience/mediumhard/register', { as: person, body });
  await openLaterPhases(product, person);
  return person;
}

/** A coach, and a function that gives them a client. */
export async function coachOf(product: Product) {
  const coach = await product.client({ access: 'coach' });
  const { users } = product.services.store;
  const editing = () => ({ editor: product.administrator.id, date: Date.now() });
  return { coach, accompany: ({ id }: Pick<Person, 'id'>) => users.edit(id, { coach: coach.id }, editing()) };
}
