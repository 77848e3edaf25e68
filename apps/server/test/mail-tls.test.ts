import { expect, it } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startProduct } from './product.ts';

// An address of this machine that is not one of the known local names counts as remote.
const elsewhere = await startMailServer('127.0.0.2');
const local = await startMailServer();

const asking = await startProduct({ SMTP_URL: elsewhere.url });
const content = await startProduct({ SMTP_URL: `${elsewhere.url}?requireTLS=false` });
const atHome = await startProduct({ SMTP_URL: local.url });

const forgot = async (product: typeof asking) => {
  const ana = await product.client();
  const answer = await product.rest('POST', '/forgot/sendmail', { body: { email: ana.email } });
  await product.services.mailer.settled();
  return answer.statusCode;
};

it('no mail goes by smtp:// to another machine that offers no TLS', async () => {
  expect(await forgot(asking)).toBe(503);
  expect(elsewhere.mails).toEqual([]);
});

it('it does where SMTP_URL says so, and on this machine', async () => {
  expect(await forgot(content)).toBe(200);
  expect(elsewhere.mails).toHaveLength(1);
  expect(await forgot(atHome)).toBe(200);
  expect(local.mails).toHaveLength(1);
});
