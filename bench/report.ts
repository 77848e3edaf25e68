import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** The socket on which a process with this data folder reports a figure. */
const socketOf = (dataDir: string, figure: string) => join(dataDir, `${figure}.sock`);

/** Lets a module that is loaded before a server report a figure of its process, beside its answers. Its data folder is in DATA_DIR. */
export function report(figure: string, value: () => number): void {
  const path = socketOf(process.env.DATA_DIR ?? '.', figure);
  rmSync(path, { force: true });
  createServer((socket) => {
    socket.end(String(value()));
  })
    .listen(path)
    // It must not keep the process running.
    .unref();
}

/** What a process reports. */
export async function reported(dataDir: string, figure: string): Promise<number> {
  let received = '';
  for await (const piece of connect(socketOf(dataDir, figure))) received += piece;
  return Number(received);
}
