import { z } from 'zod';

/** A payload that differs between REST and the procedure. */
export interface Payload<Input> {
  /** In REST, for the documentation. */
  schema: z.ZodObject;
  /** Refuses nothing: the procedure checks the caller before it checks the input. */
  decode: (body: Record<string, unknown>) => { readonly [Name in keyof Input]?: unknown };
  /** The REST name of a field of the input. */
  field?: (path: string) => string;
}

/** A payload with fields that have other names in REST; `names` are those of the input by their REST name. */
export function renamedFields<Fields extends z.ZodRawShape>(
  input: z.ZodObject<Fields>,
  names: Readonly<Record<string, keyof Fields & string>>,
): Required<Payload<Fields>> {
  const wireNames = new Map(Object.entries(names).map(([wire, own]) => [own, wire]));
  const wireName = (own: string) => wireNames.get(own) ?? own;
  const shape = Object.entries(input.shape).map(([own, schema]) => [wireName(own), schema] as const);
  return {
    schema: z.object(Object.fromEntries(shape)),
    decode: (body) => {
      const renamed = Object.entries(names).flatMap(([wire, own]) => (wire in body ? [[own, body[wire]]] : []));
      return { ...body, ...Object.fromEntries(renamed) };
    },
    field: (path) => path.split('.').map(wireName).join('.'),
  };
}
