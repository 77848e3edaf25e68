import { describe, expect, it } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const server = await startMailServer();
const { administrator, call, client } = product;

const ask = async (as = administrator, of = product) => (await of.call('admin.checklist.get', undefined, { as })).data;
const done = async (as = administrator, of = product) => (await ask(as, of)).done;
const set = (input: unknown) => call('admin.settings.set', input, { as: administrator });

describe('on the first day', () => {
  it('nothing is done', async () => {
    expect(await ask()).toEqual({
      dismissed: false,
      sendsMail: false,
      done: { account: false, contact: false, mail: false, backups: false, guides: false, client: false },
    });
  });

  it('a fresh address, name and phone make the account one’s own, and none of them alone does', async () => {
    const as = administrator;
    const steps = [{ email: 'ana@practica.example' }, { firstname: 'Ana' }, { phone: '600112233' }];
    for (const [place, changes] of steps.entries()) {
      expect((await done()).account).toBe(false);
      await call('account.editProfile', { ...changes, current: administrator.password }, { as });
      expect((await done()).account).toBe(place === steps.length - 1);
    }
  });

  it('the account is that of the caller: a colleague’s own is done while the first one is not', async () => {
    const bea = await client({ access: 'administrator' });
    const other = await startProduct();
    expect((await done(bea)).account).toBe(true);
    expect((await done(other.administrator, other)).account).toBe(false);
  });

  it('neither an administrator nor a coach is a client; a client is', async () => {
    for (const access of ['administrator', 'coach']) await client({ access });
    expect((await done()).client).toBe(false);
    await client();
    expect((await done()).client).toBe(true);
  });

  it('the contact counts once it is set, and no longer when it is taken back', async () => {
    const contact = { name: 'Ana', phone: '600112233', mail: '', picture: null };
    await set({ practice: { name: '', contact } });
    expect((await done()).contact).toBe(true);
    await set({ practice: { name: 'Consulta', contact: { ...contact, name: '', phone: '' } } });
    expect((await done()).contact).toBe(false);
  });

  it('the guides count once an administrator has opened them', async () => {
    await call('admin.checklist.sawGuides', undefined, { as: administrator });
    expect((await done()).guides).toBe(true);
  });

  it('is hidden and brought back for every administrator', async () => {
    await set({ checklistDismissed: true });
    expect((await ask(await client({ access: 'administrator' }))).dismissed).toBe(true);
    await set({ checklistDismissed: false });
    expect((await ask()).dismissed).toBe(false);
  });

  it('is nobody’s business but the administrators’', async () => {
    for (const as of [await client(), await client({ access: 'coach' })]) {
      expect((await call('admin.checklist.get', undefined, { as })).status).toBe(403);
      expect((await call('admin.checklist.sawGuides', undefined, { as })).status).toBe(403);
    }
    expect((await call('admin.checklist.get')).status).toBe(401);
  });
});

describe('with a mail server and backups', () => {
  it('backups are done at once, and mail when a test mail was sent', async () => {
    const other = await startProduct({ SMTP_URL: server.url, BACKUP_EVERY: '24h' });
    const as = other.administrator;
    expect(await ask(as, other)).toMatchObject({ sendsMail: true, done: { backups: true, mail: false } });
    expect((await other.call('admin.mail.test', undefined, { as })).data).toEqual({ failed: null });
    expect((await done(as, other)).mail).toBe(true);
    expect(server.mails).toHaveLength(1);
  });

  it('a test mail that was written into a folder reached nobody', async () => {
    expect((await call('admin.mail.test', undefined, { as: administrator })).data).toEqual({ failed: null });
    expect((await done()).mail).toBe(false);
  });

  it('a test mail that fails is none', async () => {
    const other = await startProduct({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { data } = await other.call('admin.mail.test', undefined, { as: other.administrator });
    expect(data.failed).toMatchObject({ failure: 'unreachable' });
    expect((await done(other.administrator, other)).mail).toBe(false);
  });
});
