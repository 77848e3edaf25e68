import { readFile } from 'node:fs/promises';

const megabyte = 1024;

/** The memory that a process holds, in megabytes; null if the system does not report it or there is no such process. */
export async function residentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / megabyte);
}
