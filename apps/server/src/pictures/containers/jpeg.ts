import { orientationOnly } from './exif.ts';
import { ifSmall, notAnImage, part } from './parts.ts';

/** Each scan of a progressive picture goes through all of it again. Encoders make 10 to 24. */
const mostScans = 50;

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];

/** Frames and their tables: SOF0 to SOF15 with DHT and DAC, but not the reserved JPG (C8); SOS, DQT and DRI. */
const makesPicture = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) || [0xda, 0xdb, 0xdd].includes(code);

/** Restarts, TEM and a stuffed zero stand alone. */
const isAlone = (code: number) => (code >= 0xd0 && code <= 0xd7) || code <= 1;

function segmentOf(code: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The place of the next marker at or after `start`, and its code. Bytes that belong to no segment are skipped, as decoders do. */
function nextMarker(bytes: Buffer, start: number): { start: number; code: number } | null {
  for (let place = bytes.indexOf(0xff, start); place >= 0; place = bytes.indexOf(0xff, place)) {
    while (bytes[place + 1] === 0xff) place += 1;
    const code = bytes[place + 1];
    if (code === undefined) return null;
    if (!isAlone(code)) return { start: place, code };
    place += 2;
  }
  return null;
}

interface Segment {
  code: number;
  data: Buffer;
  /** All of it, and the compressed pixels that follow a SOS. */
  whole: Buffer;
}

/** The segments up to the end of the image, and whether that is there. Other images, and films, can follow it. */
function segmentsOf(bytes: Buffer) {
  const segments: Segment[] = [];
  let marker = nextMarker(bytes, 2);
  while (marker && marker.code !== endOfImage) {
    const { start, code } = marker;
    const length = part(bytes, start + 2, 2).readUInt16BE();
    const data = part(bytes, start + 4, Math.max(0, length - 2));
    marker = nextMarker(bytes, start + 4 + data.length);
    const end = code === startOfScan ? (marker?.start ?? bytes.length) : start + 4 + data.length;
    segments.push({ code, data, whole: bytes.subarray(start, end) });
  }
  return { segments, ends: marker !== null };
}

/** What decoders need of the first segment of an application: how its colours are stored, and the orientation. */
const applications: readonly { code: number; name: string; keep: (data: Buffer) => Buffer }[] = [
  // The version and the density, and no thumbnail.
  { code: 0xe0, name: 'JFIF\0', keep: (data) => Buffer.concat([data.subarray(0, 7), Buffer.alloc(2)]) },
  { code: 0xe1, name: 'Exif\0\0', keep: orientationOnly },
  { code: 0xee, name: 'Adobe', keep: (data) => data.subarray(0, 7) },
];

const isNamed = ({ data }: Segment, name: string) => data.toString('latin1', 0, name.length) === name;

function keptApplications(segments: readonly Segment[]): Buffer[] {
  return applications.flatMap(({ code, name, keep }) => {
    const segment = segments.find((each) => each.code === code && isNamed(each, name));
    const kept = keep(segment?.data.subarray(name.length) ?? Buffer.alloc(0));
    return segment && kept.length > 0 ? [segmentOf(code, Buffer.from(name), kept)] : [];
  });
}

export function jpegOnly(bytes: Buffer): Buffer[] {
  const { segments, ends } = segmentsOf(bytes);
  if (segments.filter(({ code }) => code === startOfScan).length > mostScans) throw notAnImage();
  const profile = segments.filter((each) => each.code === 0xe2 && isNamed(each, 'ICC_PROFILE\0'));
  return [
    Buffer.from([0xff, startOfImage]),
    ...keptApplications(segments),
    ...ifSmall(profile.map(({ whole }) => whole)),
    ...segments.filter(({ code }) => makesPicture(code)).map(({ whole }) => whole),
    ...(ends ? [Buffer.from([0xff, endOfImage])] : []),
  ];
}
