import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

// The headless shell runs all browser tests in a sixth less time.
const installedNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const macApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const windowsPrograms = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** Where Chromium, Chrome or Edge may be installed on this system, whether it is or not. */
function installationPaths(): string[] {
  const { PATH = '', ProgramFiles, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') {
    const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return folders.flatMap((folder) => windowsPrograms.map((program) => join(folder, program)));
  }
  if (process.platform === 'darwin') {
    return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  return installedNames.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
}

/** The browser that Playwright has fetched, or fetches now. */
async function fetchedByPlaywright(): Promise<string> {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const cli = join(modules, 'playwright-core', 'cli.js');
  await promisify(execFile)(process.execPath, [cli, 'install', 'chromium'], { timeout: 10 * 60_000 });
  return path;
}

/** The browser in the package @sparticuz/chromium, unpacked together with libraries that may be missing here. */
async function unpacked(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux on x64');
  const cache = join(modules, '.cache');
  const folder = join(cache, 'chromium');
  const start = join(folder, 'start');
  if (existsSync(start)) return start;
  await mkdir(cache, { recursive: true });
  // Complete, or not there: an unpacking that is cut off leaves another folder.
  const draft = await mkdtemp(join(cache, 'unpacking-'));
  await unpackInto(draft);
  const libraries = join(folder, 'al2023', 'lib');
  const script = `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}" exec "${join(folder, 'chromium')}" "$@"\n`;
  await writeFile(join(draft, 'start'), script, { mode: 0o755 });
  await rename(draft, folder);
  return start;
}

async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  // The package unpacks into the folder for temporary files, where another user could put a program of theirs before.
  process.env.TMPDIR = folder;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    await inflate(join(modules, '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

interface Candidate {
  /** Where it comes from, for the line that says which one is used. */
  origin: string;
  path: () => Promise<string>;
}

/** The candidates in their order; only the path in CHROMIUM if it is set. */
function candidates(): Candidate[] {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return [{ origin: 'named by CHROMIUM', path: async () => CHROMIUM }];
  return [
    ...installationPaths()
      .filter((path) => existsSync(path))
      .map((path) => ({ origin: 'installed', path: async () => path })),
    { origin: 'fetched by Playwright', path: fetchedByPlaywright },
    { origin: 'of the package @sparticuz/chromium', path: unpacked },
  ];
}

/** Its version; rejects unless it starts: a path may lead to a stub that only says what to install. */
async function versionOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath });
  const version = browser.version();
  await browser.close();
  return version;
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0];

/**
 * The first browser that starts, and a line that says which one it is.
 * @throws Error that names all that was tried, if none does
 */
async function findBrowser(): Promise<{ path: string; line: string }> {
  const failures: string[] = [];
  for (const { origin, path } of candidates()) {
    try {
      const found = await path();
      return { path: found, line: `Browser: Chromium ${await versionOf(found)}, ${origin} (${found})` };
    } catch (error) {
      failures.push(`  ${origin}: ${firstLine(error)}`);
    }
  }
  const advice = 'Set CHROMIUM to the path of Chromium, Chrome or Edge. Tried:';
  throw new Error(['There is no browser for the tests that starts.', advice, ...failures].join('\n'));
}

/** The path of the browser for tests and measurements, the same for all processes that this one starts. */
export async function browserPath(): Promise<string> {
  process.env.CHROMIUM ??= (await findBrowser()).path;
  return process.env.CHROMIUM;
}

// As a program: the line about it, and the path in a line of its own.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { path, line } = await findBrowser();
    console.log(`${line}\n${path}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
