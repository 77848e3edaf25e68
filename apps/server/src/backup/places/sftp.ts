import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import Client from 'ssh2-sftp-client';
import type { SftpAddress } from '../place-address.ts';
import { hashOf } from './file-hash.ts';
import { notAsWritten, type Place, PlaceFailed, partOf, placeFailed, reasonOfCode } from './place.ts';

/** Milliseconds until a host has to answer. */
const patience = 20_000;

/** As `ssh-keygen -l` writes it. */
const fingerprintOf = (key: Buffer) => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The statuses of SFTP (draft-ietf-secsh-filexfer) as numbers, and the errors of the library and of the system. */
function explain(error: unknown, shown: string): Error {
  if (!(error instanceof Error) || error instanceof PlaceFailed)
    return error instanceof Error ? error : new Error(String(error));
  const code = codeOf(error);
  const { message } = error;
  if (/authentication methods failed/.test(message)) return placeFailed('refused', shown, 'the host refuses the user');
  if (code === '2' || code === 'ERR_NOT_EXIST' || /no such (file|dir)/i.test(message)) {
    return placeFailed('missing', shown, 'there is no such folder');
  }
  if (code === '3' || /permission denied/i.test(message))
    return placeFailed('refused', shown, 'the host refuses access');
  if (/no space|quota/i.test(message)) return placeFailed('noRoom', shown, 'the host has no room');
  if (/timed out/i.test(message)) return placeFailed('unreachable', shown, 'the host does not answer');
  return placeFailed(reasonOfCode(code), shown, message);
}

async function privateKeyIn(keyFile: string): Promise<Buffer> {
  return readFile(keyFile).catch((error) => {
    throw new PlaceFailed(
      'refused',
      `the private key ${keyFile} cannot be read (${codeOf(error)}): the process must be able to`,
    );
  });
}

function hostKeyRefused({ hostKey, shown }: SftpAddress, presented: string): PlaceFailed {
  const compare = `compare it with what ssh-keygen -lf shows on that host, and set hostkey=${presented} in BACKUP_TO if it is the same`;
  const why = hostKey
    ? `presents the key ${presented}, not the one of BACKUP_TO`
    : `presents the key ${presented}, and BACKUP_TO names none`;
  return new PlaceFailed('hostKey', `${shown} ${why}: ${compare}`);
}

/** The library would wait for more to send after each request, which makes reading back take a hundred times as long. */
async function socketTo({ host, port, shown }: SftpAddress): Promise<Socket> {
  const socket = createConnection({ host, port, noDelay: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patience) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw codeOf(error) === 'ABORT_ERR' ? placeFailed('unreachable', shown, 'the host does not answer') : error;
  }
}

async function connect(client: Client, address: SftpAddress): Promise<void> {
  let refused: PlaceFailed | null = null;
  const { keyFile, user } = address;
  const privateKey = keyFile === undefined ? {} : { privateKey: await privateKeyIn(keyFile) };
  try {
    await client.connect({
      sock: await socketTo(address),
      username: user,
      ...(address.password === undefined ? {} : { password: address.password }),
      ...privateKey,
      readyTimeout: patience,
      keepaliveInterval: patience,
      // Before the user signs in.
      hostVerifier: (key: Buffer) => {
        const presented = fingerprintOf(key);
        if (presented !== address.hostKey) refused = hostKeyRefused(address, presented);
        return refused === null;
      },
    });
  } catch (error) {
    throw refused ?? error;
  }
}

/** A folder of a host that is reached by SSH. @throws PlaceFailed */
export async function openSftp(address: SftpAddress): Promise<Place> {
  const { folder, shown } = address;
  const ignored = () => {};
  const client = new Client('backup', { error: ignored, end: ignored, close: ignored });
  const pathOf = (name: string) => `${folder}/${name}`;

  async function explained<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      throw explain(error, shown);
    }
  }

  async function put(file: string, name: string): Promise<void> {
    const part = pathOf(partOf(name));
    await client.fastPut(file, part, { mode: 0o600 });
    const [sent, there] = await Promise.all([stat(file), client.stat(part)]);
    if (sent.size !== there.size) throw notAsWritten(shown);
    const readBack = client.createReadStream(part, { highWaterMark: 256 * 1024 });
    // It closes by itself, after the last byte: the end of the connection may come first.
    readBack.on('error', ignored);
    if ((await hashOf(readBack)) !== (await hashOf(createReadStream(file)))) throw notAsWritten(shown);
    await client.rename(part, pathOf(name));
  }

  await explained(connect(client, address)).catch(async (error) => {
    await client.end();
    throw error;
  });
  return {
    list: () => explained(client.list(folder)),
    put: (file, name) => explained(put(file, name)),
    remove: (name) => explained(client.delete(pathOf(name), true)).then(ignored),
    close: () => client.end(),
  };
}
