import { z } from 'zod';

/** A payload that REST writes differently than the procedure takes it. */
export interface Payload<Input> {
  /** As REST writes it, for the documentation. */
  schema: z.ZodObject;
  /** Refuses nothing: the procedure checks who is calling before it checks what was sent. */
  decode: (body: Record<string, unknown>) => { readonly [Name in keyof Input]?: unknown };
  /** The name that REST has for a field of the input. */
  field?: (path: string) => string;
}

/** A payload of which REST writes some fields under other names, given by their REST name. */
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
