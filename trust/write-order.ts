import { bytesOf, type Moment } from './system-calls.ts';

/** The requested notes in the trace. */
export interface Order {
  /** Their answer began to leave after a sync of the log, begun after all of their transaction was in it. */
  synced: Set<string>;
  /** Their answer did not wait for that. */
  early: Set<string>;
  syncs: number;
}

const isLog = (text: string) => /^\d+<[^>]*miraco\.sqlite-wal>/.test(text);
const socketOf = (text: string) => /^(\d+)<(?:TCP|socket)/.exec(text)?.[1];
const notesIn = (text: string) => text.match(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g) ?? [];

const logHeader = 32;
const frameHeader = 24;

/** Reads the log as SQLite writes it (https://sqlite.org/fileformat2.html#the_write_ahead_log): which notes are in it as a whole. */
function followLog() {
  const seen = new Set<string>();
  const durable = new Set<string>();
  const beingSynced = new Map<string, readonly string[]>();
  let [underWay, written, ofCommit, syncs]: [string[], string[], boolean, number] = [[], [], false, 0];

  function write(text: string, length: number): void {
    if (length === logHeader) return;
    if (length === frameHeader) {
      // How many pages the database has after the commit: none in the frames before the last.
      ofCommit = bytesOf(text).readUInt32BE(4) > 0;
      return;
    }
    if (length % 512 !== 0) throw new Error(`SQLite wrote ${length} bytes to its log, which is neither frame nor page`);
    // A page has the notes of before, too.
    const fresh = notesIn(text).filter((note) => !seen.has(note));
    for (const note of fresh) seen.add(note);
    underWay.push(...fresh);
    if (ofCommit) [written, underWay] = [[...written, ...underWay], []];
  }

  function sync({ end, thread, result }: Moment): void {
    // Only the frames that were in the log when it began.
    if (!end) beingSynced.set(thread, written.slice());
    else if (result === 0) {
      for (const note of beingSynced.get(thread) ?? []) durable.add(note);
      written = written.filter((note) => !durable.has(note));
      syncs += 1;
    }
  }

  return {
    isDurable: (note: string) => durable.has(note),
    syncs: () => syncs,
    see: (moment: Moment) => {
      if (/^f(data)?sync$/.test(moment.name)) sync(moment);
      else if (/^pwrite/.test(moment.name) && moment.end) write(moment.text, moment.result);
    },
  };
}

/** Follows the requests and answers on the sockets. */
function followSockets(answered: (note: string) => void) {
  const askedOn = new Map<string, string>();
  return ({ end, name, text }: Moment, socket: string) => {
    if (/^(read|recv)/.test(name) && end) {
      const note = notesIn(text).at(-1);
      if (note) askedOn.set(socket, note);
    } else if (/^(write|send)/.test(name) && !end && text.includes('HTTP/1.1 200')) {
      const note = askedOn.get(socket);
      askedOn.delete(socket);
      if (note) answered(note);
    }
  };
}

/** Follows each note from the socket it is read from to the log, to the disk, and back to the socket. */
export async function orderOf(moments: AsyncIterable<Moment>): Promise<Order> {
  const [synced, early] = [new Set<string>(), new Set<string>()];
  const log = followLog();
  const seeSocket = followSockets((note) => void (log.isDurable(note) ? synced : early).add(note));
  for await (const moment of moments) {
    const socket = socketOf(moment.text);
    if (isLog(moment.text)) log.see(moment);
    else if (socket) seeSocket(moment, socket);
  }
  return { synced, early, syncs: log.syncs() };
}
