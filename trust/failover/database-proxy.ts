import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of the connections to a primary that is no more. They end with its process; or its machine has no power, and they are
 * silent until a proxy ends them, once there is another primary; or nobody does.
 */
export type Parting = 'ended' | 'silent' | 'forgotten';

/** Leads connections to the current primary, as HAProxy or an address that moves does. */
export async function openDatabaseProxy(first: string) {
  let primary: string | null = first;
  let isSilent = false;
  const open = new Set<Socket>();

  function keep(socket: Socket): void {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
  }

  function lead(client: Socket, to: string): void {
    const server = connect(to);
    keep(server);
    client.pipe(server).pipe(client);
    const endBoth = () => {
      if (isSilent) return;
      client.destroy();
      server.destroy();
    };
    client.once('close', endBoth);
    server.once('close', endBoth);
  }

  function endAll(): void {
    for (const socket of open) socket.destroy();
  }

  const listening = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (primary !== null) lead(client, primary);
    else if (!isSilent) client.destroy();
  });
  await once(listening.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (listening.address() as AddressInfo).port,

    /** The primary is no more. Says what is to be done once there is another one. */
    part: (parting: Parting) => {
      [primary, isSilent] = [null, parting !== 'ended'];
      if (parting === 'ended') endAll();
      for (const socket of open) socket.unpipe();
      return (socket: string) => {
        if (parting !== 'forgotten') endAll();
        [primary, isSilent] = [socket, false];
      };
    },

    close: () => {
      endAll();
      listening.close();
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;
