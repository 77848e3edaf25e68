import { readFile } from 'node:fs/promises';

const megabyte = 1024;

async function megabytesOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / megabyte);
}

/** The memory that a process holds, in megabytes; null if the system does not report it or there is no such process. */
export const residentMegabytes = (pid: number | undefined) => megabytesOf(pid, 'VmRSS');

/** The most that it has held since it was started. */
export const peakMegabytes = (pid: number | undefined) => megabytesOf(pid, 'VmHWM');

/** The processes that a process has started; none if the system does not report them. */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.trim().split(' ').filter(Boolean).map(Number);
}
