import { vi } from 'vitest';

/** Stops both clocks of the process, that of the machine and that of limits. `pass` moves them; `vi.setSystemTime` sets the first alone. */
export const stopClocks = (now?: number | Date) =>
  vi.useFakeTimers({ toFake: ['Date', 'performance'], ...(now === undefined ? {} : { now }) });

export const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
