import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Shown {
  /** For logs and pages: without credentials. */
  shown: string;
}

export interface FolderAddress extends Shown {
  kind: 'folder';
  folder: string;
}

export interface SftpAddress extends Shown {
  kind: 'sftp';
  host: string;
  port: number;
  user: string;
  password: string | undefined;
  /** The file of a private key. */
  keyFile: string | undefined;
  /** `SHA256:…`, as `ssh-keygen -l` shows it. */
  hostKey: string | undefined;
  folder: string;
}

export interface S3Address extends Shown {
  kind: 's3';
  /** With the bucket. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string | undefined;
  /** Empty, or with a slash at its end. */
  prefix: string;
}

/** Where backups are copied to. */
export type PlaceAddress = FolderAddress | SftpAddress | S3Address;

const pathOf = ({ pathname }: URL) => decodeURIComponent(pathname).replace(/\/+$/, '');

function sftpAddress(url: URL): SftpAddress | null {
  const { host, hostname, password, port, searchParams, username } = url;
  // A query has spaces as pluses, which a fingerprint has, too.
  const hostKey = searchParams.get('hostkey')?.replaceAll(' ', '+').replace(/=+$/, '');
  const isKey = hostKey === undefined || /^SHA256:[A-Za-z\d+/]{43}$/.test(hostKey);
  const path = pathOf(url);
  if (!username || !hostname || !path || !isKey) return null;
  return {
    kind: 'sftp',
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? 22 : Number(port),
    user: decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
    keyFile: searchParams.get('key') ?? undefined,
    hostKey,
    // As in curl: of the home of the user.
    folder: path === '/~' ? '.' : path.replace(/^\/~\//, ''),
    shown: `sftp://${host}${path}`,
  };
}

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function s3Address(url: URL): S3Address | null {
  const { host, hostname, password, searchParams, username } = url;
  const [bucket, ...folders] = pathOf(url).split('/').filter(Boolean);
  if (!username || !password || !host || !bucket) return null;
  // For a store on this machine: elsewhere the credentials and the people of a backup would be readable on the way.
  const isPlain = searchParams.get('tls') === 'false';
  if (isPlain && !isThisMachine(hostname)) return null;
  return {
    kind: 's3',
    endpoint: `${isPlain ? 'http' : 'https'}://${host}/${bucket}`,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? undefined,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    shown: `s3://${[host, bucket, ...folders].join('/')}`,
  };
}

function urlAddress(url: URL): PlaceAddress | null {
  if (url.protocol === 'sftp:') return sftpAddress(url);
  if (url.protocol === 's3:') return s3Address(url);
  return null;
}

/** The place that an operator has named; null if the text names none. */
export function placeAddress(text: string): PlaceAddress | null {
  try {
    const folder = text.startsWith('file:') ? fileURLToPath(text) : text;
    return isAbsolute(folder) ? { kind: 'folder', folder, shown: folder } : urlAddress(new URL(text));
  } catch {
    return null;
  }
}
