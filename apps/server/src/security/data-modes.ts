import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

const others = 0o077;
const sticky = 0o1000;

const shown = (mode: number) => (mode & 0o777).toString(8);

/** Takes the rights of others away, where that can be done. Returns the mode before, and the one since; null where nothing was to do. */
async function close(path: string) {
  const before = await stat(path).catch(() => null);
  if (!before || (before.mode & others) === 0) return null;
  // A folder for everybody, such as /tmp, is not ours to close.
  if ((before.mode & sticky) === 0) await chmod(path, before.mode & 0o700).catch(() => {});
  // Some shared volumes take a mode, and keep theirs.
  return { before: before.mode, since: (await stat(path)).mode };
}

/** Closes DATA_DIR and its secret to other users of the machine, or says that it could not. Windows has no modes. */
export async function closeToOthers(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  if (process.platform === 'win32') return;
  for (const [name, path] of [
    ['DATA_DIR', dataDir],
    ['DATA_DIR/session-secret', join(dataDir, 'session-secret')],
  ] as const) {
    const closed = await close(path);
    if (!closed) continue;
    const { before, since } = closed;
    const isOpen = (since & others) !== 0;
    log.warn(
      isOpen
        ? `${name} has the mode ${shown(since)}, so that other users of the machine can read it, and it could not be changed: change it, or its place`
        : `${name} had the mode ${shown(before)}, so that other users of the machine could read it: it is ${shown(since)} now`,
    );
  }
}
