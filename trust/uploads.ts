import { residentMegabytes } from './memory.ts';
import { canary, oddPictures, png } from './odd-pictures.ts';
import { type Finding, field, inFolder, type Served, serve } from './served.ts';

const password = 'a password of a client';

/** How often the bombs are sent while memory is watched. */
const bombs = 100;
/** How many megabytes the memory may grow between the first bombs and the last. */
const tolerated = 96;

export async function tokensOf({ request, signIn, useToken }: Served, howMany: number): Promise<string[]> {
  const tokens: string[] = [];
  const administrator = await signIn();
  for (let number = 0; number < howMany; number += 1) {
    useToken(administrator);
    const username = `client-${number}`;
    const rest = { firstname: 'Ana', lastname: 'Ruiz', address: 'Calle Mayor', phone: '600', access: 'client' };
    await request('POST', '/api/admin/user/register', {
      username,
      email: `${username}@example.org`,
      password,
      ...rest,
    });
    tokens.push(await signIn(username, password));
  }
  return tokens;
}

export async function upload({ url }: Served, token: string, bytes: Buffer, name = 'me.png', type = 'image/png') {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${url}/api/upload/uploadimage`, { method: 'POST', headers: { auth: token }, body: form });
  const text = await answer.text();
  return { status: answer.status, text, image: String(field(answer.ok ? JSON.parse(text) : {}, 'image')) };
}

/** Whether a stored picture is re-encoded, with nothing of the upload except its pixels. */
async function isClean({ url }: Served, token: string, image: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/upload/image/${image}`, { headers: { auth: token } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (
    answer.headers.get('content-type') === 'image/webp' &&
    answer.headers.get('x-content-type-options') === 'nosniff' &&
    bytes.subarray(0, 4).toString() === 'RIFF' &&
    bytes.subarray(8, 12).toString() === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length &&
    !bytes.includes(canary)
  );
}

/** Sends everything odd and answers what became of it. */
async function sendOdd(product: Served, tokens: readonly string[]) {
  let [refused, clean] = [0, 0];
  const wrong: string[] = [];
  for (const [index, { what, bytes, name, type }] of oddPictures().entries()) {
    const token = tokens[index % 2] ?? '';
    const { status, text, image } = await upload(product, token, bytes, name, type);
    if ([400, 413, 415].includes(status) && !text.includes(canary)) refused += 1;
    else if (status === 200 && (await isClean(product, token, image))) clean += 1;
    else wrong.push(`${what}: ${status} ${text.slice(0, 100)}`);
  }
  return { refused, clean, wrong };
}

/** Sends bombs, four at a time, and watches the memory. Half of them are as large as may be decoded, so that it is really taken. */
async function sendBombs(product: Served, tokens: readonly string[]) {
  const files = [png(14_000), png(7_000)];
  const send = async (from: number) => {
    for (let sent = from; sent < bombs; sent += 4) {
      await upload(product, tokens[sent % tokens.length] ?? '', files[sent % 2] ?? Buffer.alloc(0));
    }
  };
  for (const file of files) await upload(product, tokens[0] ?? '', file);
  const before = (await residentMegabytes(product.pid)) ?? 0;
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, (await residentMegabytes(product.pid)) ?? 0);
  }, 100);
  await Promise.all([0, 1, 2, 3].map(send));
  clearInterval(watch);
  return { before, most };
}

/** Pictures that are programs, or something else as well, or bombs: refused or re-encoded, and memory is stable. */
export const uploads = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const product = await serve(dataDir);
    const [one = '', two = '', last = '', ...others] = await tokensOf(product, 12);
    const { refused, clean, wrong } = await sendOdd(product, [one, two]);
    const { before, most } = await sendBombs(product, others);
    const many = await Promise.all(Array.from({ length: 31 }, () => upload(product, last, Buffer.from('x'))));
    const limited = many.filter(({ status }) => status === 429).length;
    const alive = (await product.request('GET', '/healthz')).ok;
    await product.stop();
    for (const line of wrong) console.error(line);
    return {
      ok: wrong.length === 0 && alive && most - before <= tolerated && limited === 1,
      figure: `${refused + clean + wrong.length} odd pictures: ${refused} refused, ${clean} re-encoded, ${wrong.length} otherwise; ${bombs} of 49 and 196 megapixels: memory ${before} MB before, at most ${most}; ${limited} of 31 at once beyond the limit`,
    };
  });
