import { SignJWT } from 'jose';
import type { Product } from './product.ts';

/** Makes tokens with the secret of the product or with another one. */
export function tokenSigner({ secret }: Pick<Product, 'secret'>) {
  const own = new TextEncoder().encode(secret);
  return (claims: Record<string, unknown>, { alg = 'HS256', key = own } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime('30d').sign(key);
}
