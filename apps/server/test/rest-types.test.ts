import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { AnswerOf, PathNames, ProcedureName, Reachable } from '../src/rest/procedure-types.ts';

// Checked by the compiler, with the other types: `npm run types`.

test('a row names a procedure that exists, a query for a get and a mutation for anything else', () => {
  expectTypeOf<'conscience.weak.get'>().toExtend<ProcedureName<'query'>>();
  expectTypeOf<'conscience.weak.register'>().not.toExtend<ProcedureName<'query'>>();
  expectTypeOf<'conscience.weak.forget'>().not.toExtend<ProcedureName<'query'>>();
});

test('a row without a payload names each required field of the input in its path or query', () => {
  expectTypeOf<PathNames<'/a/:user/b/:id'>>().toEqualTypeOf<'user' | 'id'>();
  expectTypeOf<Reachable<'conscience.weak.get', 'user', false>>().toEqualTypeOf<unknown>();
  expectTypeOf<Reachable<'conscience.weak.get', never, false>>().toEqualTypeOf<{ 'path and query lack': 'user' }>();
  expectTypeOf<Reachable<'conscience.prospect.remove', 'id', false>>().toEqualTypeOf<{
    'path and query lack': 'user';
  }>();
  expectTypeOf<Reachable<'conscience.weak.get', 'client', false>>().toEqualTypeOf<{ 'not in the input': 'client' }>();
});

test('the codec of a row encodes what its procedure answers', () => {
  const token = z.strictObject({ token: z.string() });
  const longer = z.strictObject({ token: z.string(), until: z.number() });
  const other = z.strictObject({ token: z.number() });
  expectTypeOf<AnswerOf<'account.signIn', typeof token>>().toEqualTypeOf<unknown>();
  expectTypeOf<AnswerOf<'account.signIn', typeof longer>>().not.toEqualTypeOf<unknown>();
  expectTypeOf<AnswerOf<'account.signIn', typeof other>>().not.toEqualTypeOf<unknown>();
});
