import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';
import { tokenSigner } from './token-signer.ts';

const product = await startProduct();
const { administrator, client } = product;
const sign = tokenSigner(product);

/** The answer of the server to a request with these headers. */
const me = (headers: Record<string, string>) => product.call('account.me', undefined, { headers });
const meBy = (token: string) => me({ authorization: `Bearer ${token}` });

async function expectRefused(token: string) {
  expect(await meBy(token)).toMatchObject({ status: 401, error: { code: 'signedOut' } });
}

describe('a token', () => {
  it('carries the id, the tests value and the session', async () => {
    expect(decodeJwt(administrator.token)).toMatchObject({
      id: administrator.id,
      tests: 'all',
      sid: expect.any(String),
    });
  });

  it('signed with another secret is refused', async () => {
    await expectRefused(await sign(decodeJwt(administrator.token), { key: new TextEncoder().encode('x'.repeat(64)) }));
  });

  it('is refused unless it is signed with HS256, even by the right secret', async () => {
    const claims = decodeJwt(administrator.token);
    await expectRefused(await sign(claims, { alg: 'HS512' }));
    await expectRefused(await sign(claims, { alg: 'HS384' }));
    expect((await meBy(await sign(claims))).status).toBe(200);
  });

  it('without a signature is refused, with any alg', async () => {
    const [header = '', payload = ''] = administrator.token.split('.');
    for (const alg of ['none', 'None', 'NONE', '']) {
      const unsigned = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
      await expectRefused(`${unsigned}.${payload}.`);
    }
    await expectRefused(`${header}.${payload}.`);
  });

  it('that is not a token is refused', async () => {
    for (const junk of ['junk', 'a.b.c', '..', '%00', await sign({ sid: 7 }), await sign({ sid: 'unknown' })]) {
      await expectRefused(junk);
    }
  });

  it('is believed about its session only: neither its id nor its tests value count', async () => {
    const ana = await client();
    const { sid } = decodeJwt(ana.token);
    const boasting = await sign({ id: administrator.id, tests: 'all', sid });
    expect((await meBy(boasting)).data).toMatchObject({ id: ana.id, tests: 'Initial' });
    const answer = await product.rest('GET', '/admin/user/getall/', { as: { token: boasting } });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the token is read', () => {
  it('from Authorization, with Bearer in any case, and from the header auth', async () => {
    const { token } = administrator;
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: `bearer ${token}` },
      { auth: token },
    ]) {
      expect((await me(headers)).status).toBe(200);
    }
  });

  it('from no cookie and no other scheme', async () => {
    const { token } = administrator;
    const { sid } = decodeJwt(token);
    const cookie = `auth=${token}; token=${token}; authorization=Bearer ${token}; auth_session=${sid}; sid=${sid}`;
    for (const headers of [{ cookie }, { authorization: `Basic ${token}` }, { authorization: token }, {}]) {
      expect((await me(headers as Record<string, string>)).status).toBe(401);
    }
  });
});
