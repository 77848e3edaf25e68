import { harmfulHabit, mediumHardTest, prospect, weakTest } from './conscience-payloads.ts';
import * as impact from './impact-payloads.ts';
import { linkIn, mailsIn } from './outbox.ts';
import { type Person, type Product, userForm } from './product.ts';
import * as responsibility from './responsibility-payloads.ts';

type Answer = Awaited<ReturnType<Product['rest']>>;
type Call = (ana: Person) => Promise<Answer>;

const conscience = '/client/conscience';
const training = '/client/responsibility/training';
const guide = '/client/responsibility/guide';

/** Every documented call with valid input, made by and about the client `ana`, who has ended Conscience if the call requires it. */
export function documentedCalls(product: Product) {
  const { administrator, rest } = product;
  const get = (path: string, as = administrator) => rest('GET', path, { as });
  const post = (path: string, as: Person, body: object) => rest('POST', path, { as, body });
  const put = (path: string, as: Person, body: object) => rest('PUT', path, { as, body });
  const remove = (path: string, as: Person) => rest('DELETE', path, { as });

  /** Stores the data that `call` reads before making it. */
  const after = (before: Call, call: Call) => async (ana: Person) => {
    await before(ana);
    return call(ana);
  };

  const initial: Call = (ana) => product.registerInitial(ana.id, ana);
  const weak: Call = (ana) => post(`${conscience}/weak/register`, ana, weakTest(ana.id));
  const expect: Call = (ana) => post(`${conscience}/prospect/register`, ana, prospect(ana.id));
  const mediumHard: Call = (ana) => post(`${conscience}/mediumhard/register`, ana, mediumHardTest(ana.id));
  const habit: Call = (ana) => post(`${conscience}/harmful/register`, ana, harmfulHabit(ana.id));
  const exercise: Call = (ana) => post(`${training}/register`, ana, responsibility.exercise(ana.id));
  const exerciseOf = async (ana: Person): Promise<string> => (await exercise(ana)).json().exercise._id;
  const weekly: Call = (ana) => post('/client/responsibility/weekly/register', ana, responsibility.weeklyTest(ana.id));
  const evaluation: Call = (ana) =>
    post('/client/responsibility/evaluation/register', ana, responsibility.evaluation(ana.id));

  async function newGuide(): Promise<string> {
    product.database.prepare('delete from guides where virtue = ?').run(responsibility.guide.virtue);
    await post(`${guide}/register`, administrator, responsibility.guide);
    return (await get(`${guide}/getbyvirtue/${responsibility.guide.virtue}`)).json().guide._id;
  }

  async function review(ana: Person): Promise<{ id: string; comment: string }> {
    const id = await newGuide();
    await put(`${guide}/addreview/${id}`, ana, responsibility.review(ana.id));
    const shown = await get(`${guide}/getbyvirtue/${responsibility.guide.virtue}`);
    return { id, comment: shown.json().guide.comments[0]._id };
  }

  const inConscience: Readonly<Record<string, Call>> = {
    'POST /login/in': ({ username, password }) => rest('POST', '/login/in', { body: { username, password } }),
    'POST /forgot/sendmail': ({ email }) => rest('POST', '/forgot/sendmail', { body: { email } }),
    'PUT /forgot/resetpassword': async ({ email }) => {
      await rest('POST', '/forgot/sendmail', { body: { email } });
      await product.services.mailer.settled();
      const { id, token } = linkIn((await mailsIn(product)).at(-1)?.text);
      return rest('PUT', `/forgot/resetpassword?id=${id}&token=${token}`, { body: { password: 'a-newer-password' } });
    },
    'POST /client/initial/register': initial,
    'GET /client/initial/get/:user': after(initial, (ana) => get(`/client/initial/get/${ana.id}`, ana)),
    'GET /client/initial/getall/': after(initial, () => get('/client/initial/getall/')),
    'POST /client/conscience/weak/register': weak,
    'GET /client/conscience/weak/get/:user': after(weak, (ana) => get(`${conscience}/weak/get/${ana.id}`, ana)),
    'POST /client/conscience/prospect/register': expect,
    'GET /client/conscience/prospect/get/:user': after(expect, (ana) =>
      get(`${conscience}/prospect/get/${ana.id}`, ana),
    ),
    'PUT /client/conscience/prospect/edit/:id': async (ana) => {
      const { user: _, ...stored } = prospect(ana.id);
      const changed = { ...stored, prospect: 'Que casi todo me salga bien' };
      return put(`${conscience}/prospect/edit/${(await expect(ana)).json().tests?.[0]?._id}`, ana, changed);
    },
    'DELETE /client/conscience/prospect/remove/:id': async (ana) =>
      remove(`${conscience}/prospect/remove/${(await expect(ana)).json().tests[0]._id}`, ana),
    'POST /client/conscience/mediumhard/register': mediumHard,
    'GET /client/conscience/mediumhard/get/:user': after(mediumHard, (ana) =>
      get(`${conscience}/mediumhard/get/${ana.id}`, ana),
    ),
    'POST /client/conscience/harmful/register': habit,
    'GET /client/conscience/harmful/get/:user': after(habit, (ana) => get(`${conscience}/harmful/get/${ana.id}`, ana)),
    'DELETE /client/conscience/harmful/remove/:id': async (ana) =>
      remove(`${conscience}/harmful/remove/${(await habit(ana)).json().id}`, ana),
    'GET /client/uservirtue/getbyuser/:user': after(mediumHard, (ana) =>
      get(`/client/uservirtue/getbyuser/${ana.id}`, ana),
    ),
    'PUT /client/uservirtue/edit/:user': (ana) =>
      put(`/client/uservirtue/edit/${ana.id}`, administrator, { user: ana.id, virtue: 'guia', type: 'medium' }),
    'GET /admin/access/getall/': () => get('/admin/access/getall/'),
    'GET /admin/user/getall/': () => get('/admin/user/getall/'),
    'GET /admin/user/get/:id': (ana) => get(`/admin/user/get/${ana.id}`),
    'POST /admin/user/register': (ana) =>
      post('/admin/user/register', administrator, userForm(`${ana.username}-friend`)),
    'PUT /admin/user/edit/:id': (ana) => product.edit(ana, { ...userForm(ana.username), active_test: false }),
    'DELETE /admin/user/remove/:id': (ana) => remove(`/admin/user/remove/${ana.id}`, administrator),
  };

  const inLaterPhases: Readonly<Record<string, Call>> = {
    'POST /client/responsibility/training/register': exercise,
    'GET /client/responsibility/training/getbyuser/:user': after(exercise, (ana) =>
      get(`${training}/getbyuser/${ana.id}`, ana),
    ),
    'PUT /client/responsibility/training/edit/:id': async (ana) =>
      put(`${training}/edit/${await exerciseOf(ana)}`, ana, responsibility.exerciseEdit),
    'PUT /client/responsibility/training/setdone/:id': async (ana) =>
      put(`${training}/setdone/${await exerciseOf(ana)}`, ana, { favourite: true }),
    'DELETE /client/responsibility/training/remove/:id': async (ana) =>
      remove(`${training}/remove/${await exerciseOf(ana)}`, ana),
    'POST /client/responsibility/weekly/register': weekly,
    'GET /client/responsibility/weekly/getbyuser/:user': after(weekly, (ana) =>
      get(`/client/responsibility/weekly/getbyuser/${ana.id}`, ana),
    ),
    'POST /client/responsibility/evaluation/register': evaluation,
    'GET /client/responsibility/evaluation/getbyuser/:user': after(evaluation, (ana) =>
      get(`/client/responsibility/evaluation/getbyuser/${ana.id}`, ana),
    ),
    'PUT /client/uservirtue/editmanifest/:user': (ana) =>
      put(`/client/uservirtue/editmanifest/${ana.id}`, ana, responsibility.manifest(ana.id)),
    'POST /client/responsibility/guide/register': () => {
      for (const table of ['guides', 'guide_versions'])
        product.database.prepare(`delete from ${table} where virtue = ?`).run(responsibility.guide.virtue);
      return post(`${guide}/register`, administrator, responsibility.guide);
    },
    'GET /client/responsibility/guide/getbyvirtue/:virtue': after(
      async (ana) => put(`${guide}/addreview/${await newGuide()}`, ana, responsibility.review(ana.id)),
      () => get(`${guide}/getbyvirtue/${responsibility.guide.virtue}`),
    ),
    'GET /client/responsibility/guide/getall/': async (ana) => {
      await newGuide();
      return get(`${guide}/getall/`, ana);
    },
    'PUT /client/responsibility/guide/edit/:id': async () =>
      put(`${guide}/edit/${await newGuide()}`, administrator, { ...responsibility.guide, text1: '<p>Otro</p>' }),
    'PUT /client/responsibility/guide/addreview/:guide': async (ana) =>
      put(`${guide}/addreview/${await newGuide()}`, ana, responsibility.review(ana.id)),
    'PUT /client/responsibility/guide/aprovecomment/:guide': async (ana) => {
      const { id, comment } = await review(ana);
      return put(`${guide}/aprovecomment/${id}`, administrator, { comment: { _id: comment } });
    },
    'PUT /client/responsibility/guide/editcomments/:guide': async (ana) => {
      const { id, comment } = await review(ana);
      return put(`${guide}/editcomments/${id}`, administrator, { comment: { _id: comment, comment: 'Otro texto' } });
    },
    'PUT /client/impact/personal/edit': (ana) => put('/client/impact/personal/edit', ana, impact.personal(ana.id)),
    'PUT /client/impact/personal/editpurpose': (ana) =>
      put('/client/impact/personal/editpurpose', ana, impact.purpose(ana.id)),
    'GET /client/impact/personal/get/:user': after(
      (ana) => put('/client/impact/personal/edit', ana, impact.personal(ana.id)),
      (ana) => get(`/client/impact/personal/get/${ana.id}`, ana),
    ),
    'PUT /client/impact/professional/edit': (ana) =>
      put('/client/impact/professional/edit', ana, impact.professional(ana.id)),
    'GET /client/impact/professional/get/:user': after(
      (ana) => put('/client/impact/professional/edit', ana, impact.professional(ana.id)),
      (ana) => get(`/client/impact/professional/get/${ana.id}`, ana),
    ),
    'PUT /client/impact/couple/edit': (ana) => put('/client/impact/couple/edit', ana, impact.couple(ana.id)),
    'GET /client/impact/couple/get/:user': after(
      (ana) => put('/client/impact/couple/edit', administrator, impact.couple(ana.id)),
      (ana) => get(`/client/impact/couple/get/${ana.id}`, ana),
    ),
  };

  return { inConscience, inLaterPhases };
}
