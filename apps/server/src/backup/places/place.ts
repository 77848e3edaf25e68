/** For the pages of administrators; the message of the error is for the log. */
export type PlaceReason = 'unreachable' | 'refused' | 'hostKey' | 'missing' | 'noRoom' | 'notAsWritten' | 'failed';

/** A copy that could not be made. The message has no credentials and says what to do. */
export class PlaceFailed extends Error {
  override readonly name = 'PlaceFailed';
  readonly reason: PlaceReason;

  constructor(reason: PlaceReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Another place for backups, to which this process has a connection. All of it throws PlaceFailed. */
export interface Place {
  /** The backups, whole and in part, and whose they are; there may be other files among them. */
  list: () => Promise<{ name: string; size: number }[]>;
  /** Copies a file and examines the copy, which gets its name at the end: it is read back, except from a store that speaks S3. */
  put: (file: string, name: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  close: () => Promise<unknown>;
}

/** The name of a file while it is written. */
export const partOf = (name: string) => `${name}.part`;

const reasons: Readonly<Record<string, PlaceReason>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOSPC: 'noRoom',
  EDQUOT: 'noRoom',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EPIPE: 'unreachable',
};

export const reasonOfCode = (code: string): PlaceReason => reasons[code] ?? 'failed';

const advice: Readonly<Record<PlaceReason, string>> = {
  unreachable: 'see whether it runs and can be reached from here',
  refused: 'see whether the credentials of BACKUP_TO are right and may read, write and remove there',
  hostKey: 'set hostkey in BACKUP_TO',
  missing: 'see whether it is mounted, or make it',
  noRoom: 'make room there',
  notAsWritten: 'see whether that disk is sound',
  failed: 'see whether BACKUP_TO is right',
};

export const notAsWritten = (shown: string) =>
  new PlaceFailed('notAsWritten', `what ${shown} has of it is not what was sent: ${advice.notAsWritten}`);

const forUnwritable =
  'the service may not write there: name the folder under ReadWritePaths of its unit, or mount it into the container';

/** `detail` is of the system or of the other side: no text with credentials. */
export const placeFailed = (reason: PlaceReason, shown: string, detail: string) =>
  new PlaceFailed(reason, `${shown}: ${detail}: ${detail === 'EROFS' ? forUnwritable : advice[reason]}`);
