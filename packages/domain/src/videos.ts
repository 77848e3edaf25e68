/** A video of a guide as it is stored: an id of YouTube, the address of a video elsewhere, or "" for none. Spec 2, section 3. */
export type StoredVideo = string;

export const longestVideoAddress = 500;

const youtube = 'youtube.com';
const vimeo = 'vimeo.com';

const youtubeId = /^[\w-]{11}$/;
const idInPath = /^\/(?:embed|shorts|live)\/([\w-]{11})(?:\/|$)/;

interface Site {
  name: string;
  /** Where its player is, in a mode that sets no cookie before the video starts. */
  player: string;
  /** Every host of its addresses. */
  hosts: readonly string[];
  /** The video that an address names, as it is stored; null for another page of the site. */
  read: (address: URL) => StoredVideo | null;
  /** The address of the player of a stored video. */
  play: (stored: StoredVideo) => string;
}

function readYoutube({ hostname, pathname, searchParams }: URL): StoredVideo | null {
  const id =
    hostname === 'youtu.be'
      ? pathname.split('/')[1]
      : pathname === '/watch'
        ? searchParams.get('v')
        : idInPath.exec(pathname)?.[1];
  return id && youtubeId.test(id) ? id : null;
}

/** The number of a video, and the key of one that is not listed. */
const vimeoPath = /^\/(?:[\w-]+\/)*?(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/;

function readVimeo({ pathname, searchParams }: URL): StoredVideo | null {
  const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
  if (!id) return null;
  const key = inPath ?? /^[\da-f]{6,40}$/.exec(searchParams.get('h') ?? '')?.[0];
  return `https://${vimeo}/${id}${key ? `/${key}` : ''}`;
}

function playVimeo(stored: StoredVideo): string {
  const [, id, key] = new URL(stored).pathname.split('/');
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1`;
}

/** The sites whose player has another address than their pages. */
const sites: Readonly<Record<string, Site>> = {
  [youtube]: {
    name: 'YouTube',
    player: 'https://www.youtube-nocookie.com',
    hosts: [
      youtube,
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
      'youtube-nocookie.com',
    ],
    read: readYoutube,
    play: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  [vimeo]: {
    name: 'Vimeo',
    player: 'https://player.vimeo.com',
    hosts: [vimeo, 'www.vimeo.com', 'player.vimeo.com'],
    read: readVimeo,
    play: playVimeo,
  },
};

const siteAt = (hostname: string): string | undefined =>
  Object.keys(sites).find((site) => sites[site]?.hosts.includes(hostname));

/** Letters, digits and hyphens, with a dot: it becomes a part of the content security policy. */
const hostPattern = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** The typed address, where https may be left out; null for one of another kind, with a user or with a port. */
function addressOf(typed: string): URL | null {
  const text = typed.trim().replace(/^http:/i, 'https:');
  const whole = scheme.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const address = new URL(whole);
  const plain =
    address.protocol === 'https:' && address.username === '' && address.password === '' && address.port === '';
  return plain && hostPattern.test(address.hostname) ? address : null;
}

/** The host that a typed host or address names, as the list has it: one for all hosts of a known site. Null for none. */
export function videoHostIn(typed: string): string | null {
  const hostname = addressOf(typed)?.hostname;
  return hostname ? (siteAt(hostname) ?? hostname) : null;
}

/** The video that a typed id or address names, as it is stored; null for text that names none. */
export function videoIn(typed: string): StoredVideo | null {
  const text = typed.trim();
  if (text === '' || youtubeId.test(text)) return text;
  const address = addressOf(text);
  if (!address) return null;
  const site = sites[siteAt(address.hostname) ?? ''];
  if (site) return site.read(address);
  // The host itself is no video.
  return address.pathname === '/' && address.search === '' ? null : address.href;
}

/** The host of a stored video as the list has it; undefined without a video. */
export function hostOfVideo(stored: StoredVideo): string | undefined {
  if (stored === '') return undefined;
  return youtubeId.test(stored) ? youtube : (videoHostIn(stored) ?? undefined);
}

/** What people call a host of the list. */
export const videoSiteName = (host: string): string => sites[host]?.name ?? host;

export interface PlayableVideo {
  /** What people call the host. */
  host: string;
  /** Whether its player keeps no cookies until the video starts. */
  known: boolean;
  /** The address of its player. */
  player: string;
}

/** How a stored video is played; null without one, and for one whose host is not in the list any more. */
export function playableVideo(stored: StoredVideo, hosts: readonly string[]): PlayableVideo | null {
  const host = hostOfVideo(stored);
  if (host === undefined || !hosts.includes(host)) return null;
  const site = sites[host];
  return { host: videoSiteName(host), known: site !== undefined, player: site?.play(stored) ?? stored };
}

/** The origins that pages may frame, for the content security policy. */
export const videoOrigins = (hosts: readonly string[]): string[] =>
  hosts.filter((host) => hostPattern.test(host)).map((host) => sites[host]?.player ?? `https://${host}`);
