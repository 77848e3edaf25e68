import { join } from 'node:path';
import { userId } from '@miraco/contract/fields';
import { virtues } from '@miraco/domain/virtues';
import { addFirstAdministrator } from '@miraco/server/admin/first-administrator';
import { build } from '@miraco/server/app';
import { readConfig } from '@miraco/server/config';
import { seedGuides } from '@miraco/server/responsibility/default-guides';
import Sqlite from 'better-sqlite3';
import { field } from './served.ts';

/** So that one text that opens something does not swallow the next. */
const separator = '</p>-->"\'></style></script></textarea></title></noscript></template></select></svg></math>';
const textsOfGuide = 45;
/** Written in a moment, so fewer than a client may write in a minute. */
const habitsOfClient = 100;

function chunks<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

/** The product in this process, with everything that people can write made of attacks. */
export async function prepare(dataDir: string, texts: readonly string[]) {
  const app = await build(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'a password to trust' }),
  );
  const { store, sessions } = app.services;
  await seedGuides(app.services);
  await addFirstAdministrator(app.services);
  const [administrator] = await store.users.team();
  if (!administrator) throw new Error('there is no administrator');
  const token = (id: string, tests: string) => sessions.begin({ id: userId.parse(id), tests });
  const send = async (as: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { auth: as },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() as unknown };
  };

  // A name is one line of a hundred characters at most.
  const oneLine = (text: string) =>
    text
      .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
      .trim()
      .slice(0, 100) || 'x';
  const people = texts.map((text, index) => ({
    text: oneLine(text),
    other: oneLine(texts[texts.length - 1 - index] ?? 'x'),
    index,
  }));
  const ids: string[] = [];
  for (const { text, other, index } of people) {
    ids.push(
      await store.users.register({
        username: `${index}${text.replaceAll(/\s/g, '')}`.slice(0, 60),
        email: `person-${index}@example.org`,
        passwordHash: 'none',
        firstname: text,
        lastname: other,
        address: text,
        phone: other.slice(0, 40),
        access: 'client',
        createdAt: index,
      }),
    );
  }
  return {
    app,
    send,
    ids,
    admin: await token(administrator.id, 'all'),
    tokenOf: (id: string) => token(id, 'Initial'),
    dataDir,
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

interface Surface {
  name: string;
  /** Prepares each page in turn and returns its address and its user. */
  pages: () => AsyncGenerator<{ path: string; token: string; sign: string; least: number }>;
}

export function surfaces({ send, ids, admin, tokenOf, dataDir, app }: Prepared, texts: readonly string[]): Surface[] {
  const reader = ids[0] ?? '';
  async function* guides() {
    const token = await tokenOf(reader);
    for (const [index, [one = [], two = []]] of chunks(chunks(texts, textsOfGuide), 2).entries()) {
      const virtue = virtues[index % virtues.length] ?? 'guia';
      const guide = await app.services.store.guides.byVirtue(virtue, 'moderator');
      const html = (part: readonly string[]) =>
        `<p>begin</p>${part.join(separator)}${separator}<h2>end</h2>`.slice(0, 50_000);
      const { status } = await send(admin, 'PUT', `/client/responsibility/guide/edit/${guide?.id}`, {
        url: '',
        text1: html(one),
        text2: html(two),
        text3: '',
        text4: '',
      });
      if (status !== 200) throw new Error(`a guide returned ${status}`);
      yield { path: `/client/test/responsibility/explain/${virtue}`, token, sign: 'main p', least: 2 };
      // The editor reads the same: for the known vectors.
      if (index === 0) yield { path: `/admin/explain/${virtue}`, token: admin, sign: '[contenteditable]', least: 1 };
    }
  }
  async function* comments() {
    const token = await tokenOf(reader);
    const database = new Sqlite(join(dataDir, 'miraco.sqlite'));
    const insert = database.prepare(
      'insert into guide_comments (id, guide, user, comment, approved, date) values (?, ?, ?, ?, 1, ?)',
    );
    for (const [index, part] of chunks(texts, Math.ceil(texts.length / virtues.length)).entries()) {
      const virtue = virtues[index] ?? 'guia';
      const guide = await app.services.store.guides.byVirtue(virtue, 'moderator');
      database.transaction(() => {
        for (const [place, text] of part.entries())
          insert.run(`comment-${index}-${place}`, guide?.id, ids[place % ids.length], text, place);
      })();
      yield {
        path: `/client/test/responsibility/explain/${virtue}`,
        token,
        sign: 'main section li',
        least: part.length,
      };
    }
    database.close();
    yield { path: '/admin/explain/aceptacion', token: admin, sign: 'main li', least: 1 };
  }
  async function* names() {
    const size = 500;
    let page = '';
    for (let shown = 0; shown < ids.length; shown += size) {
      const list = await app.inject({
        url: `/trpc/admin.users.list?input=${encodeURIComponent(JSON.stringify({ size, ...(page ? { page } : {}) }))}`,
        headers: { auth: admin },
      });
      const data = field(field(list.json(), 'result'), 'data');
      yield {
        path: `/admin/users?size=${size}${page ? `&page=${encodeURIComponent(page)}` : ''}`,
        token: admin,
        sign: 'main tbody tr',
        least: Math.min(size, ids.length - shown),
      };
      page = String(field(data, 'next') ?? '');
      if (!page) break;
    }
    yield { path: `/admin/user/${reader}`, token: admin, sign: 'main input', least: 3 };
    yield { path: `/admin/bloqueuno/${reader}`, token: admin, sign: 'main h1', least: 1 };
    yield { path: '/client/editprofile', token: await tokenOf(reader), sign: 'main input', least: 3 };
  }
  async function* habits() {
    for (const [index, part] of chunks(chunks(texts, 3), habitsOfClient).entries()) {
      const user = ids[index] ?? '';
      const token = await tokenOf(user);
      for (const [habit = 'x', action = '', impact = ''] of part) {
        await send(token, 'POST', '/client/conscience/harmful/register', {
          user,
          habit,
          feelings: [{ emotion: 'ninguna' }],
          action,
          frequency: 'diario',
          quantity: '3',
          impact,
        });
      }
      yield {
        path: '/client/test/conscience/harmful',
        token,
        sign: 'main li, main tbody tr',
        least: Math.floor(part.length / 2),
      };
      if (index === 0) yield { path: `/admin/bloqueuno/${user}`, token: admin, sign: 'main h1', least: 1 };
    }
  }
  return [
    { name: 'guides', pages: guides },
    { name: 'comments', pages: comments },
    { name: 'names', pages: names },
    { name: 'texts', pages: habits },
  ];
}

/** The server ignores file names, so no answer contains one. Returns the number of those that do. */
export async function fileNames({ app, ids, tokenOf }: Prepared, texts: readonly string[]): Promise<number> {
  let returned = 0;
  for (const [index, part] of chunks(texts.slice(0, 1000), 25).entries()) {
    const token = await tokenOf(ids[index] ?? '');
    for (const text of part) {
      const name = text.replaceAll(/["\r\n\0]/g, '');
      const payload = `--x\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/png\r\n\r\nno picture\r\n--x--\r\n`;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/upload/uploadimage',
        headers: { auth: token, 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      });
      if (answer.statusCode >= 500 || answer.body.includes('<') || answer.body.includes('__xss')) returned += 1;
    }
  }
  return returned;
}
