import { createHash, randomBytes } from 'node:crypto';
import type { PasswordLinkKind } from '@miraco/contract/account';
import { recordId } from '@miraco/contract/fields';
import { noPassword } from '@miraco/db/no-password';
import { completeTexts } from '@miraco/domain/guides';
import type { Virtue } from '@miraco/domain/virtues';
import { restTable } from '../src/rest/table.ts';
import { procedures } from '../src/router.ts';
import { harmfulHabit, prospect } from './conscience-payloads.ts';
import { documentedInput } from './documented-call.ts';
import * as impact from './impact-payloads.ts';
import { smallPdf } from './pdfs.ts';
import { allFours, type Person, type Product, userForm } from './product.ts';
import * as responsibility from './responsibility-payloads.ts';
import { authenticator, sidOf, withSecondFactor } from './second-factors.ts';

/** Most of the method is asked for file by file, with no input. */
const isMethod = (name: string) => name.startsWith('method.');

const { virtue, url } = responsibility.guide;
const purpose = (user: string) => ({
  user,
  virtues: { guia: { own: true, training: '', mid: '' }, justicia: { own: false, training: true, mid: true } },
});

const guide = { virtue, url, texts: completeTexts({ es: ['<p>Uno</p>', ''], en: ['<p>One</p>', ''] }) };

/** A valid input of each procedure, about `owner` if it names a user. */
export function procedureInputs(product: Product) {
  const { services } = product;

  /** A link as a mail would carry it. */
  async function passwordLink({ id }: Person, kind: PasswordLinkKind) {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const now = Date.now();
    await services.store.passwordLinks.issue({
      kind,
      issuedAt: 0,
      user: id,
      tokenHash,
      expiresAt: now + 60_000,
    });
    return { id, token, password: 'another-password' };
  }

  /** An address that waits for its confirmation: their own, so that nothing else changes with it. */
  async function awaitAddress({ id, email }: Person) {
    await services.store.users.edit(id, { pendingEmail: email }, { editor: id, date: Date.now() });
  }

  /** The answer of REST to the registration of a record of `owner`. */
  async function record(owner: Person, path: string, body: object) {
    return (await product.rest('POST', `/client/${path}/register`, { as: owner, body })).json();
  }

  async function exerciseOf(owner: Person) {
    const { exercise } = await record(owner, 'responsibility/training', responsibility.exercise(owner.id));
    return { user: owner.id, id: exercise?._id };
  }

  async function completionOf(owner: Person) {
    const { user, id: exercise } = await exerciseOf(owner);
    return { user, exercise, ...responsibility.completion() };
  }

  /** An answer about the sentence of `owner` on guidance. */
  async function reviewOf(owner: Person) {
    const { id: user } = owner;
    await product.rest('PUT', `/client/uservirtue/editmanifest/${user}`, {
      as: owner,
      body: { guiaManifest: 'Doy ejemplo' },
    });
    return { user, exercise: null, virtue: 'guia', answer: 'yes', timeZone: 'Europe/Madrid' };
  }

  const guideOf = async (virtue: Virtue) => (await services.store.guides.byVirtue(virtue, 'moderator'))?.id;

  const editing = () => services.store.guideVersions.editing('aceptacion');

  let registered = 0;

  /** A note of the caller about `owner`. */
  async function noteAbout({ id: user }: Person, { id: author }: Person) {
    const { coachNotes } = services.store;
    await coachNotes.add({ user, author, note: 'Bien', readers: 'team', date: 0 });
    return { user, id: (await coachNotes.of({ user, reader: author }))[0]?.id };
  }

  /** The entry of the log about a strength of `owner` that the administrator changed. */
  async function changeOf({ id: user }: Person) {
    const { changes, userVirtues } = services.store;
    const by = product.administrator.id;
    await userVirtues.change(user, 'guia', 'media', { actor: by, date: Date.now() });
    return { id: (await changes.latestOf({ user, by }))?.id };
  }

  /** A session with `owner`, arranged by the caller. */
  async function sessionWith({ id: user }: Person, { id: arranger }: Person) {
    const { coachingSessions } = services.store;
    const session = { user, date: 1_800_000_000_000, link: null, note: 'Hablar del perdón', readers: 'team' } as const;
    await coachingSessions.add({ ...session, arranger });
    return { ...session, id: (await coachingSessions.of(user, arranger))[0]?.id };
  }

  /** A care line of `owner`. */
  async function careLineOf({ id: user }: Person) {
    const signs = { feelings: [{ emotion: 'tristeza', virtue: 'alegria' as const }], conducts: [] };
    const entry = { user, me: true, who: 'yo' as const, prospect: 'No valgo', ...signs, date: 1, cares: true };
    await services.store.prospects.register(entry);
    return { user, source: 'prospect' };
  }

  /** A mail to an address that nobody can be written to. */
  async function givenUpMail() {
    const data = { to: 'nobody@example.org' };
    await services.store.mails.add({
      user: null,
      kind: 'deletionDone',
      data,
      createdAt: 0,
      dueAt: Number.MAX_SAFE_INTEGER,
    });
    const stored = product.database.prepare('select id from mails order by id desc').get();
    const id = recordId.parse(stored?.id);
    await services.store.mails.giveUp({ id, attempts: 0 }, 'recipient', 'gone', 0);
    return { id };
  }

  /** Somebody on the team, with this in the place of a hash. */
  const coachWith = async (passwordHash: string) => {
    const { password: _, ...form } = userForm(`walked-${++registered}`);
    const { users } = services.store;
    return { id: await users.register({ ...form, access: 'coach', passwordHash, createdAt: 0 }) };
  };

  const importedRow = () => {
    const { access: _, ...row } = userForm(`imported-${++registered}`);
    return row;
  };

  /** A comment of `owner` on the guide of acceptance. */
  async function commentOf({ id: user }: Person) {
    const guide = await guideOf('aceptacion');
    await services.store.guides.comment({ guide: recordId.parse(guide), user, comment: 'Bien', date: 0 }, 'moderator');
    return { guide, comment: (await services.store.guides.byVirtue('aceptacion', 'moderator'))?.comments.at(-1)?.id };
  }

  /** The input that changes the second factor of the caller. */
  async function withBoth(_: Person, caller: Person) {
    await services.store.secondFactors.remove(caller.id);
    const { code } = await withSecondFactor(product, caller);
    return { current: caller.password, code: code() };
  }

  /** What the documented calls send, for procedures that are not listed below. */
  const documented = restTable.map((row) => [row.procedure, (owner: Person) => documentedInput(product, row, owner)]);

  const inputs: Readonly<Record<string, (owner: Person, caller: Person) => unknown>> = {
    ...Object.fromEntries(documented),
    'account.signIn': ({ username, password }) => ({ username, password }),
    'account.secondFactor.status': () => undefined,
    'account.secondFactor.begin': (_, { password }) => ({ current: password }),
    'account.secondFactor.confirm': async (_, caller) => ({ code: (await authenticator(product, caller)).code() }),
    'account.secondFactor.disable': withBoth,
    'account.secondFactor.newRecoveryCodes': withBoth,
    'account.sessions.list': () => undefined,
    'account.sessions.end': async (_, caller) => ({ id: sidOf(await product.session(caller)) }),
    'account.sessions.endOthers': () => undefined,
    'account.signOut': () => undefined,
    'account.editProfile': () => ({ phone: '+34 622 222 222' }),
    'account.myData.all': () => undefined,
    'account.myData.deletion': () => undefined,
    'account.myData.requestDeletion': (_owner, { password }) => ({ current: password }),
    'account.myData.withdrawDeletion': () => undefined,
    'account.myData.deletionOf': ({ id }) => ({ id }),
    'account.myData.allOf': ({ id }) => ({ id }),
    'account.forgotPassword': ({ email }) => ({ email }),
    'account.resetPassword': (owner) => passwordLink(owner, 'reset'),
    'account.invitation.open': async (owner) => {
      const { password: _, ...link } = await passwordLink(owner, 'invitation');
      return link;
    },
    'account.invitation.touched': async (owner) => {
      const { password: _, ...link } = await passwordLink(owner, 'invitation');
      return link;
    },
    'account.newAddress.sendAgain': async (_, caller) => {
      await awaitAddress(caller);
      return undefined;
    },
    'account.newAddress.cancel': () => undefined,
    'account.newAddress.confirm': async (owner) => {
      await awaitAddress(owner);
      const { password: _, ...link } = await passwordLink(owner, 'address');
      return link;
    },
    'account.invitation.accept': (owner) => passwordLink(owner, 'invitation'),
    'account.mails.token': () => undefined,
    'account.calendar.address': () => undefined,
    'account.calendar.open': () => undefined,
    'account.calendar.close': () => undefined,
    'account.mails.choices': ({ id }) => ({ token: services.mailTokens.tokenOf(id) }),
    'account.mails.switch': ({ id }) => ({ token: services.mailTokens.tokenOf(id), mail: 'weeklyDue', on: false }),
    'account.mails.setWeeklyDay': ({ id }) => ({ token: services.mailTokens.tokenOf(id), day: 3 }),
    'account.mails.setSignInNotices': () => ({ on: false }),
    'account.requestStart': async ({ email }) => {
      await services.store.settings.set({ signUp: { way: 'form' } }, product.administrator.id);
      return { name: 'Vera Visita', email, consent: true };
    },
    'account.me': () => undefined,
    'account.changes.list': () => undefined,
    'account.changes.values': (_, caller) => changeOf(caller),
    'account.coachingSessions': () => undefined,
    'account.situation': () => undefined,
    'account.contact': () => undefined,
    'account.setLanguage': () => ({ language: 'en' }),
    'drafts.get': ({ id }) => ({ user: id, form: 'initial' }),
    'drafts.save': ({ id }) => ({ user: id, form: 'initial', content: { responses: Array(20).fill(null) } }),
    'drafts.discard': ({ id }) => ({ user: id, form: 'initial' }),
    'conscience.initial.register': ({ id }) => ({ user: id, responses: allFours }),
    'conscience.initial.get': ({ id }) => ({ user: id }),
    'conscience.initial.getAll': () => ({}),
    'conscience.weak.get': ({ id }) => ({ user: id }),
    'conscience.prospect.get': ({ id }) => ({ user: id }),
    'conscience.prospect.remove': async (owner) => {
      const { tests } = await record(owner, 'conscience/prospect', prospect(owner.id));
      return { user: owner.id, id: tests?.[0]?._id };
    },
    'conscience.mediumHard.get': ({ id }) => ({ user: id }),
    'conscience.harmful.get': ({ id }) => ({ user: id }),
    'conscience.harmful.remove': async (owner) => {
      const { id } = await record(owner, 'conscience/harmful', harmfulHabit(owner.id));
      return { user: owner.id, id };
    },
    'conscience.userVirtues.getByUser': ({ id }) => ({ user: id }),
    'conscience.userVirtues.editAll': ({ id }) => ({ user: id, types: { guia: 'hard', paciencia: 'weak' } }),
    'conscience.userVirtues.edit': ({ id }) => ({ user: id, virtue: 'guia', type: 'hard' }),
    'conscience.overview': ({ id }) => ({ user: id }),
    'conscience.reasonWords': ({ id }) => ({ user: id }),
    'responsibility.weekly.getByUser': ({ id }) => ({ user: id }),
    'responsibility.weekly.weeks': ({ id }) => ({ user: id }),
    'responsibility.counts': ({ id }) => ({ user: id }),
    'responsibility.completions.alongside': ({ id }) => ({ user: id, timeZone: 'Europe/Madrid' }),
    'account.progress': ({ id }) => ({ user: id }),
    'responsibility.evaluation.latest': ({ id }) => ({ user: id }),
    'responsibility.training.list': ({ id }) => ({ user: id, list: 'toDo' }),
    'responsibility.training.practice': ({ id }) => ({ user: id, virtue: 'guia' }),
    'responsibility.training.extent': ({ id }) => ({ user: id }),
    'responsibility.evaluation.getByUser': ({ id }) => ({ user: id }),
    'responsibility.training.getByUser': ({ id }) => ({ user: id }),
    'responsibility.training.edit': async (owner) => ({ ...(await exerciseOf(owner)), ...responsibility.exerciseEdit }),
    'responsibility.training.setDone': async (owner) => ({ ...(await exerciseOf(owner)), favourite: false }),
    'responsibility.training.remove': exerciseOf,
    'responsibility.training.restore': exerciseOf,
    'responsibility.training.plan': async (owner) => ({ ...(await exerciseOf(owner)), ...responsibility.plan }),
    'responsibility.completions.register': completionOf,
    'responsibility.completions.remove': completionOf,
    'responsibility.completions.getByUser': ({ id }) => ({ user: id }),
    'responsibility.reviews.next': ({ id }) => ({ user: id, timeZone: 'Europe/Madrid' }),
    'responsibility.reviews.answer': reviewOf,
    'responsibility.manifest.get': ({ id }) => ({ user: id }),
    'responsibility.manifest.save': ({ id }) => ({ user: id, statements: { guia: 'Doy ejemplo' } }),
    'responsibility.guides.getAll': () => undefined,
    'responsibility.guides.list': () => undefined,
    'responsibility.guides.getByVirtue': () => ({ virtue: 'aceptacion' }),
    'responsibility.guides.register': () => {
      product.database.prepare('delete from guides where virtue = ?').run(guide.virtue);
      return guide;
    },
    'responsibility.guides.edit': async () => ({ ...guide, id: await guideOf('aceptacion') }),
    'responsibility.guides.addReview': async ({ id }) => ({
      ...responsibility.review(id),
      guide: await guideOf('aceptacion'),
    }),
    'responsibility.guides.approveComment': commentOf,
    'responsibility.guides.editComments': commentOf,
    'responsibility.guides.pending': () => undefined,
    'responsibility.guides.videoHosts': () => undefined,
    'responsibility.guides.answerComment': async (owner) => ({ ...(await commentOf(owner)), answer: 'Gracias' }),
    'impact.personal.get': ({ id }) => ({ user: id }),
    'impact.personal.edit': ({ id }) => impact.personal(id),
    'impact.personal.editPurpose': ({ id }) => impact.purpose(id),
    'impact.professional.get': ({ id }) => ({ user: id }),
    'impact.professional.edit': ({ id }) => purpose(id),
    'impact.couple.get': ({ id }) => ({ user: id }),
    'impact.couple.edit': ({ id }) => ({ ...purpose(id), complementary: { guia: '' }, potential: 'Juntos' }),
    'impact.reading': () => undefined,
    'admin.access.getAll': () => undefined,
    'admin.guides.editing': () => ({ virtue: 'aceptacion' }),
    'admin.guides.drafts': () => undefined,
    'admin.guides.saveDraft': async () => ({ ...guide, virtue: 'aceptacion', base: (await editing()).base }),
    'admin.guides.publish': async () => ({ ...guide, virtue: 'aceptacion', base: (await editing()).base }),
    'admin.guides.discardDraft': async () => ({ virtue: 'aceptacion', base: (await editing()).base }),
    'admin.guides.past': () => ({ virtue: 'aceptacion' }),
    'admin.guides.version': async () => ({ id: (await editing()).published?.id }),
    'admin.guides.restore': async () => {
      const { base, published } = await editing();
      return { id: published?.id, base };
    },
    'admin.health': () => undefined,
    'admin.team': () => undefined,
    'admin.mail.status': () => undefined,
    'admin.mail.retry': givenUpMail,
    'admin.mail.forget': givenUpMail,
    'admin.mail.test': () => undefined,
    'admin.mail.preview': () => ({ kind: 'invitation', language: 'es' }),
    'admin.groups.all': () => undefined,
    'admin.groups.progress': () => ({ id: 'a-group' }),
    'admin.users.list': () => ({ size: 10 }),
    'admin.users.getAll': () => undefined,
    'admin.users.get': ({ id }) => ({ id }),
    'admin.activity': ({ id }) => ({ id }),
    'admin.changes.values': changeOf,
    'admin.changes.latest': ({ id }) => ({ user: id }),
    'admin.changes.undo': changeOf,
    'admin.users.namedAsAddress': () => undefined,
    'admin.checklist.get': () => undefined,
    'admin.checklist.sawGuides': () => undefined,
    'admin.desk.of': () => ({ of: 'team' }),
    'admin.desk.done': ({ id }) => ({ user: id, reason: 'silent' }),
    'admin.desk.undone': ({ id }) => ({ user: id, reason: 'silent' }),
    'admin.care.unseen': () => undefined,
    'admin.care.see': async (owner) => ({ ...(await careLineOf(owner)), date: Date.now() }),
    'admin.care.unsee': careLineOf,
    'admin.clientOverview.of': ({ id }) => ({ user: id, since: 'session' }),
    'admin.clientOverview.seen': ({ id }) => ({ user: id }),
    'admin.coachNotes.of': ({ id }) => ({ user: id }),
    'admin.coachNotes.versions': noteAbout,
    'admin.coachNotes.add': ({ id }) => ({ user: id, note: 'Llamar el martes', readers: 'author' }),
    'admin.coachNotes.edit': async (owner, caller) => ({
      ...(await noteAbout(owner, caller)),
      note: 'Llamar el jueves',
      readers: 'team',
    }),
    'admin.coachNotes.remove': noteAbout,
    'admin.coachingSessions.of': ({ id }) => ({ user: id, over: 5 }),
    'admin.coachingSessions.add': ({ id: user }) => ({
      user,
      date: 1_800_000_000_000,
      link: 'https://meet.example.org/sala',
      note: '',
      readers: 'client',
    }),
    'admin.coachingSessions.edit': sessionWith,
    'admin.coachingSessions.remove': sessionWith,
    'admin.sessionBriefs.of': ({ id }) => ({ user: id }),
    'admin.sessionBriefs.group': () => undefined,
    'admin.summaries.send': ({ id }) => ({ id, pdf: smallPdf.toString('base64') }),
    'admin.summaries.downloaded': ({ id }) => ({ id }),
    'admin.users.mailsInvitations': () => undefined,
    'admin.users.invite': ({ id }) => ({ ids: [id] }),
    'admin.users.invitationLink': ({ id }) => ({ id }),
    'admin.users.assignCoach': ({ id }) => ({ ids: [id], coach: product.administrator.id }),
    'admin.users.openPhase': ({ id }) => ({ ids: [id], openingLine: 'Enhorabuena' }),
    'admin.users.remind': ({ id }) => ({ ids: [id] }),
    'admin.users.archive': ({ id }) => ({ ids: [id], archived: true }),
    'admin.users.assignGroup': ({ id }) => ({ ids: [id], group: `walked-${++registered}` }),
    'admin.users.neighbours': ({ id }) => ({ id }),
    'admin.users.belongings': ({ id }) => ({ id }),
    'admin.users.checkImport': () => ({ rows: [importedRow()] }),
    'admin.users.import': () => ({ rows: [importedRow()] }),
    'admin.users.register': () => userForm(`walked-${++registered}`),
    'admin.users.edit': ({ id }) => ({ id, phone: '+34 611 111 111' }),
    'admin.users.lock': () => coachWith('a hash'),
    'admin.users.passwordLink': () => coachWith(noPassword),
    'admin.users.resetSecondFactor': async (owner) => {
      await withSecondFactor(product, owner);
      return { id: owner.id };
    },
    'admin.secondFactor.of': ({ id }) => ({ id }),
    'admin.settings.get': () => undefined,
    'admin.users.practiceUnlocking': () => undefined,
    'admin.settings.countWaiting': () => undefined,
    'admin.settings.countLeft': () => ({ years: 3 }),
    'admin.settings.set': () => ({
      requireSecondFactor: false,
      support: { countries: ['ES'], name: 'Ana', phone: '600112233', mail: 'ana@example.com' },
      practice: {
        name: 'Consulta Sureste',
        contact: { name: 'Ana', phone: '600112233', mail: 'ana@example.com', picture: null },
      },
      signUp: { way: 'form' },
      retention: { removeInactiveAfterYears: 5 },
      checklistDismissed: true,
    }),
    'admin.users.remove': ({ id }) => ({ id }),
    ...Object.fromEntries([...procedures.keys()].filter(isMethod).map((name) => [name, () => undefined])),
    'method.cards': () => ({ virtue: 'guia' }),
  };

  return inputs;
}
