import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ssh2, { type Attributes, type AuthContext, type SFTPWrapper } from 'ssh2';
import { onTestFinished } from 'vitest';

const { Server, utils } = ssh2;
const { OPEN_MODE, STATUS_CODE } = utils.sftp;

const attributesOf = async (path: string): Promise<Attributes> => {
  const { atimeMs, gid, mode, mtimeMs, size, uid } = await stat(path);
  return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
};

interface Disk {
  /** What `/` is. */
  root: string;
  /** Changes bytes on their way to the disk. */
  spoil?: (bytes: Buffer) => Buffer;
}

/** A folder of this machine behind the file requests of SFTP. */
function serveFiles(sftp: SFTPWrapper, { root, spoil = (bytes) => bytes }: Disk): void {
  const files = new Map<number, FileHandle>();
  const folders = new Map<number, string[]>();
  let handles = 0;
  const newHandle = () => {
    handles += 1;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(handles);
    return bytes;
  };
  const pathOf = (path: string) => join(root, path);
  const statusOf = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') return STATUS_CODE.NO_SUCH_FILE;
    return code === 'EACCES' ? STATUS_CODE.PERMISSION_DENIED : STATUS_CODE.FAILURE;
  };
  /** `work` returns true if it has answered with more than a status. */
  const answer = (id: number, work: () => Promise<unknown>) =>
    void work().then(
      (answered) => answered ?? sftp.status(id, STATUS_CODE.OK),
      (error) => sftp.status(id, statusOf(error)),
    );
  const fileOf = (handle: Buffer) => {
    const file = files.get(handle.readUInt32BE());
    if (!file) throw new Error('no such handle');
    return file;
  };

  sftp.on('OPEN', (id, name, flags) =>
    answer(id, async () => {
      const file = await open(pathOf(name), (flags & OPEN_MODE.WRITE) !== 0 ? 'w' : 'r');
      const handle = newHandle();
      files.set(handle.readUInt32BE(), file);
      sftp.handle(id, handle);
      return true;
    }),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const { buffer, bytesRead } = await fileOf(handle).read(Buffer.alloc(length), 0, length, offset);
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, buffer.subarray(0, bytesRead));
      return true;
    }),
  );
  sftp.on('WRITE', (id, handle, offset, bytes) =>
    answer(id, async () => {
      const written = spoil(Buffer.from(bytes));
      await fileOf(handle).write(written, 0, written.length, offset);
    }),
  );
  for (const request of ['STAT', 'LSTAT'] as const)
    sftp.on(request, (id: number, path: string) =>
      answer(id, async () => {
        sftp.attrs(id, await attributesOf(pathOf(path)));
        return true;
      }),
    );
  sftp.on('FSTAT', (id, handle) =>
    answer(id, async () => {
      const { size, mode } = await fileOf(handle).stat();
      sftp.attrs(id, { mode, size, uid: 0, gid: 0, atime: 0, mtime: 0 });
      return true;
    }),
  );
  for (const request of ['FSETSTAT', 'SETSTAT'] as const) sftp.on(request, (id: number) => answer(id, async () => {}));
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () => {
      const names = await readdir(pathOf(path));
      const handle = newHandle();
      folders.set(
        handle.readUInt32BE(),
        names.map((name) => join(path, name)),
      );
      sftp.handle(id, handle);
      return true;
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const paths = folders.get(handle.readUInt32BE()) ?? [];
      folders.set(handle.readUInt32BE(), []);
      if (paths.length === 0) {
        sftp.status(id, STATUS_CODE.EOF);
        return true;
      }
      const entries = paths.map(async (path) => ({
        filename: basename(path),
        longname: `-rw------- 1 user user 0 Nov 21 00:00 ${basename(path)}`,
        attrs: await attributesOf(pathOf(path)),
      }));
      sftp.name(id, await Promise.all(entries));
      return true;
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      await files.get(handle.readUInt32BE())?.close();
      files.delete(handle.readUInt32BE());
    }),
  );
  sftp.on('REMOVE', (id, path) => answer(id, () => rm(pathOf(path))));
  sftp.on('RENAME', (id, from, to) => answer(id, () => rename(pathOf(from), pathOf(to))));
}

declare module 'ssh2' {
  interface Connection {
    setNoDelay(): this;
  }
}

/** A private key as a file has it. */
const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' }).toString();

const user = { name: 'keeper', password: 'p@ss/word:1' };

/** A real SSH server with SFTP on a free port, for the length of a test. */
export async function startSftpServer(disk: Disk) {
  const hostPem = newKey();
  const userPem = newKey();
  const parsed = [hostPem, userPem].map((key) => {
    const found = utils.parseKey(key);
    if (found instanceof Error) throw found;
    return found;
  });
  const [hostKey, userKey] = parsed;
  const accepts = (context: AuthContext) => {
    if (context.username !== user.name) return false;
    if (context.method === 'password') return context.password === user.password;
    if (context.method !== 'publickey' || !userKey?.getPublicSSH().equals(context.key.data)) return false;
    return (
      !context.signature ||
      userKey.verify(context.blob ?? Buffer.alloc(0), context.signature, context.hashAlgo) === true
    );
  };
  const server = new Server({ hostKeys: [hostPem] }, (client) => {
    client.setNoDelay();
    client.on('authentication', (context) => (accepts(context) ? context.accept() : context.reject()));
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), disk)));
    client.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  const hash = createHash('sha256').update(hostKey?.getPublicSSH() ?? '');
  const login = `${user.name}:${encodeURIComponent(user.password)}`;
  return {
    host: `127.0.0.1:${address.port}`,
    user: user.name,
    login,
    /** As in an address: as ssh-keygen -l shows it. */
    fingerprint: `SHA256:${hash.digest('base64').replace(/=+$/, '')}`,
    /** The private key of the user, as a file has it. */
    userKey: userPem,
  };
}
