import { isAscii } from 'node:buffer';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Bytes without Node. */
const maximumBytes = 60e6;

/**
 * Bytes of the server's code. Node keeps all that it runs in memory, and a file that is not ASCII in twice its size. 1.3 MB are the words
 * of passwords, which are loaded with the first password that somebody chooses.
 */
const maximumCodeBytes = 6.2e6;

/**
 * Milliseconds from the start of the process to its first answer, the quickest of some first starts, which prepare the data: 700 to
 * 800 on a quick machine, a quarter more where it is busy.
 */
const maximumStart = 1200;
/** On a machine that is slow: so many times as long as Node alone takes there. A quiet one needs 14 to 17, a busy one 21. */
const maximumTimesNode = 25;
const starts = 5;

/** In milliseconds: what the kernel counts in. */
const tick = 10;

/** The processor time that a process has taken, in milliseconds: other work on the machine hardly changes it. */
async function processorTime(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = fields.slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * tick;
}

/** The processor time that Node alone takes to start, in milliseconds. */
function nodeStart(folder: string): number {
  const told = 'const { user, system } = process.cpuUsage(); (user + system) / 1000';
  const { stdout } = spawnSync(join(folder, 'bin', 'node'), ['-p', told], { encoding: 'utf8' });
  return Number(stdout);
}

/** A user who owns none of it: nobody, where this process may become another. */
const stranger = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const backupIn = (dataDir: string) => join(dataDir, 'by-hand.tar');

const password = 'a-password-of-the-check';

/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function assert(holds: boolean, failure: string): asserts holds {
  if (!holds) throw new Error(failure);
}

const environment = (dataDir: string) => ({
  PATH: '/usr/bin:/bin',
  PORT: '0',
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: password,
  BACKUP_EVERY: '1h',
  BACKUP_TO: dataDir,
});

/** Starts a release on a new folder and waits for its first answer. */
async function start(folder: string, dataDir: string) {
  const began = performance.now();
  const child = spawn(join(folder, 'miraco'), [], {
    ...stranger,
    cwd: tmpdir(),
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = / is served at (\S+)$/.exec(line) ?? [];
    if (!url) continue;
    const answer = await fetch(`${url}/healthz`);
    const milliseconds = Math.round(performance.now() - began);
    const processor = await processorTime(child.pid);
    assert(answer.ok, `/healthz answered ${answer.status}`);
    // A stop by the signal shows that the launcher has become the product.
    const stop = async (): Promise<number | null> => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    };
    return { url, milliseconds, processor, stop };
  }
  const [code] = await exited;
  throw new Error(`it ended with ${code} and has not served`);
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-release-data-'));
  if (stranger.uid !== undefined) await chown(folder, stranger.uid, stranger.gid);
  return folder;
}

/** Runs one of the other programs to its end. */
function runProgram(folder: string, dataDir: string, args: readonly string[], env = {}): string {
  const { status, stdout, stderr } = spawnSync(join(folder, 'miraco'), args, {
    ...stranger,
    cwd: tmpdir(),
    env: { ...environment(dataDir), ...env },
    encoding: 'utf8',
  });
  assert(status === 0, `${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** What loads the parts that are not JavaScript, or that are read as files. */
async function useIt(folder: string, url: string, dataDir: string): Promise<void> {
  const page = await (await fetch(url)).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  assert(script !== undefined, 'the page names no script');
  for (const path of [script, '/api/docs', '/api/docs/static/swagger-ui.css', '/api/openapi.json', '/landing']) {
    const { status } = await fetch(url + path);
    assert(status === 200, `${path} answered ${status}`);
  }
  const signedIn = await fetch(`${url}/api/login/in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  assert(signedIn.ok, `the sign-in answered ${signedIn.status}`);
  const { token }: { token: string } = JSON.parse(await signedIn.text());
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(picture, 'base64')]), 'me.png');
  const uploaded = await fetch(`${url}/api/upload/uploadimage`, {
    method: 'POST',
    headers: { auth: token },
    body: form,
  });
  assert(uploaded.ok, `the picture was answered with ${uploaded.status}`);
  // A thread makes a backup five seconds after the start, and a process of its own copies it.
  const until = performance.now() + 30_000;
  const isCopied = async () => (await readdir(dataDir)).some((name) => name.endsWith('.tar'));
  while (!(await isCopied())) {
    assert(performance.now() < until, 'no backup was made and copied');
    await setTimeout(100);
  }
  runProgram(folder, dataDir, ['healthy'], { PORT: new URL(url).port });
  console.log(runProgram(folder, dataDir, ['backup', backupIn(dataDir)]).trim());
}

/** The programs for which the product has to be stopped, and those that do without it. */
function useStopped(folder: string, dataDir: string): void {
  const method = join(dataDir, 'method');
  const commands = [
    ['restore', backupIn(dataDir)],
    ['upgrade', '--check'],
    ['version'],
    ['method', 'export', method],
    ['method', 'check', method],
  ];
  for (const command of commands) console.log(runProgram(folder, dataDir, command).trim());
}

async function assertSmallCode(folder: string): Promise<void> {
  const names = (await readdir(join(folder, 'server'))).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, 'server', name))));
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  assert(bytes <= maximumCodeBytes, `its code has ${bytes} bytes, of ${maximumCodeBytes} at most`);
  for (const [place, file] of files.entries()) assert(isAscii(file), `server/${names[place]} is not ASCII`);
}

async function setReadOnly(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory() || entry.isFile())
      await chmod(
        join(entry.parentPath, entry.name),
        entry.isDirectory() || entry.parentPath.endsWith('/bin') ? 0o555 : 0o444,
      );
  }
  await chmod(join(folder, 'miraco'), 0o555);
  await chmod(folder, 0o555);
  await chmod(join(folder, '..'), 0o711);
}

async function setWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755);
}

/**
 * Starts and uses an assembled release, as another user and from a folder that nobody may write to.
 * @throws Error that names what does not hold
 */
export async function checkTree(folder: string, bytes: number): Promise<void> {
  assert(bytes <= maximumBytes, `it has ${bytes} bytes without Node, of ${maximumBytes} at most`);
  await assertSmallCode(folder);
  await setReadOnly(folder);
  const dataDirs: string[] = [];
  try {
    const [times, processorTimes, ofNode]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < starts; round += 1) {
      ofNode.push(nodeStart(folder));
      const dataDir = await newFolder();
      dataDirs.push(dataDir);
      const { url, milliseconds, processor, stop } = await start(folder, dataDir);
      times.push(milliseconds);
      processorTimes.push(processor);
      try {
        if (round === 0) await useIt(folder, url, dataDir);
      } finally {
        const code = await stop();
        assert(code === 0, `it ended with ${code} when it was stopped`);
      }
      if (round === 0) useStopped(folder, dataDir);
    }
    const least = Math.min(...ofNode);
    const said = `the first answer came after ${times.join(', ')} ms, ${processorTimes.join(', ')} of them of a processor, of which Node alone takes ${least.toFixed(0)}`;
    // On a busy machine a start waits for others: what it takes of a processor is its own, and more where caches are shared.
    const most = Math.max(maximumStart, maximumTimesNode * least);
    assert(Math.min(...times, ...processorTimes) <= most, said);
    console.log(`As ${stranger.uid === undefined ? 'this user' : 'nobody'}, read-only: ${said}.`);
  } finally {
    await setWritable(folder);
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
  }
}
