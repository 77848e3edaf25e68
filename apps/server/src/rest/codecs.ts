import { virtues } from '@miraco/domain/virtues';
import { z } from 'zod';
import { isoMoment } from './iso-moment.ts';

/** Epoch milliseconds in the domain, ISO 8601 UTC in REST. */
export const moment = z.codec(z.iso.datetime(), z.number(), {
  decode: (text) => Date.parse(text),
  encode: isoMoment,
});

export const id = z.string();
export const virtueName = z.enum(virtues);
export const message = z.string();

type Renamed<Fields, Names> = {
  [Key in keyof Fields as Key extends keyof Names ? Names[Key] & string : Key]: Fields[Key];
};

/** The fields of renamed objects with another name in the domain, by their REST name, for the encoder. */
const namesOfCodecs = new WeakMap<z.ZodCodec, ReadonlyMap<string, string>>();

/** The domain names of fields by their REST names, of a codec made by `renamed`. */
export const domainNamesOf = (codec: z.ZodCodec): ReadonlyMap<string, string> | undefined => namesOfCodecs.get(codec);

/**
 * The codec of an object that has the fields of `shape` in REST. `names` are the fields with another name in the domain, by their REST
 * name. Only the fields of this object are renamed, never keys inside them.
 */
export function renamed<Shape extends z.ZodRawShape, const Names extends { readonly [Key in keyof Shape]?: string }>(
  shape: Shape,
  names: Names,
) {
  type Wire = z.output<z.ZodObject<Shape, z.core.$strict>>;
  type Domain = Renamed<Wire, Names>;
  const domainNames = new Map<string, string>(Object.entries<string>({ ...names } as Record<string, string>));
  const wireNames = new Map([...domainNames].map(([wire, domain]) => [domain, wire]));
  const rename = (fields: Readonly<Record<string, unknown>>, by: ReadonlyMap<string, string>) => {
    const result: Record<string, unknown> = {};
    for (const name in fields) result[by.get(name) ?? name] = fields[name];
    return result;
  };
  const codec = z.codec(z.strictObject(shape), z.custom<Domain>(), {
    decode: (wire) => rename(wire, domainNames) as Domain,
    encode: (domain) => rename(Object(domain), wireNames) as Wire,
  });
  namesOfCodecs.set(codec, domainNames);
  return codec;
}

/** A record, whose `id` is `_id` in REST. */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) => renamed({ _id: id, ...shape }, { _id: 'id' });
