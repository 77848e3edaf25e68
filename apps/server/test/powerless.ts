import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** To root nothing is forbidden: this takes its powers away from a program, but not its files. Anybody else has none. */
export const powerless: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];

const [program = 'true', ...args] = [...powerless, 'true'];

/** Whether files and ports can be forbidden to a process here. */
export const canBePowerless = spawnSync(program, args).status === 0;

function firstFreePort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
  } catch {
    return 0;
  }
}

/** Whether port 1 is for root alone, as it is nearly everywhere. */
export const hasForbiddenPorts = canBePowerless && firstFreePort() > 1;
