import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import type { Person, Product } from './product.ts';

export const sidOf = ({ token }: Pick<Person, 'token'>) => String(decodeJwt(token).sid);

const hotp = (secret: string) => (at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** An authenticator app with the unconfirmed secret of a user, without the cost of a hash. */
export async function authenticator({ services }: Product, { id, username }: Pick<Person, 'id' | 'username'>) {
  const { secret, uri } = await services.secondFactors.begin({ id, username });
  const codeAt = hotp(secret);
  return { secret, uri, codeAt, code: () => codeAt(Date.now()) };
}

/** A user's second factor: the app, and the recovery codes. */
export async function withSecondFactor(product: Product, person: Pick<Person, 'id' | 'username'>) {
  const app = await authenticator(product, person);
  // By a code of a step ago, so that the present one is still to be used.
  const recoveryCodes = await product.services.secondFactors.confirm(person.id, app.codeAt(Date.now() - 30_000));
  if (!recoveryCodes) throw new Error('the code was not taken');
  return { ...app, recoveryCodes };
}
