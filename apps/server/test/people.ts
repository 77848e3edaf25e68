import { mediumHardTest } from './conscience-payloads.ts';
import type { Person, Product } from './product.ts';

/** A client who has ended Conscience with every virtue strong, so that the later phases are open. */
export async function clientOfLaterPhases(product: Product): Promise<Person> {
  const person = await product.client();
  const body = mediumHardTest(person.id);
  await product.rest('POST', '/client/conscience/mediumhard/register', { as: person, body });
  await product.edit(person, { active_test: false });
  return person;
}
