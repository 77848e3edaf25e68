import type { AnyTRPCProcedure, inferProcedureInput, inferProcedureOutput } from '@trpc/server';
import type { z } from 'zod';
import type { AppRouter } from '../router.ts';

type Routers = AppRouter['_def']['record'];

type Names<Node, Type> = {
  [Key in keyof Node & string]: Node[Key] extends AnyTRPCProcedure
    ? Node[Key]['_def']['type'] extends Type
      ? Key
      : never
    : `${Key}.${Names<Node[Key], Type>}`;
}[keyof Node & string];

/** The dotted names of the procedures of a type. */
export type ProcedureName<Type> = Names<Routers, Type>;

type At<Node, Name> = Name extends `${infer Head}.${infer Tail}`
  ? At<Node[Head & keyof Node], Tail>
  : Node[Name & keyof Node];

type Procedure<Name> = Extract<At<Routers, Name>, AnyTRPCProcedure>;

/** The input of a procedure that takes one. */
export type Input<Name> = Extract<inferProcedureInput<Procedure<Name>>, object>;
type Output<Name> = inferProcedureOutput<Procedure<Name>>;

type RequiredNames<Fields> = { [Key in keyof Fields]-?: undefined extends Fields[Key] ? never : Key }[keyof Fields];

/** The parameters in a path: `'id'` in `/get/:id`. */
export type PathNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Lacking<Name, Given, HasPayload> = HasPayload extends true ? never : Exclude<RequiredNames<Input<Name>>, Given>;

/** An error type if the URL names a field that the input does not have, or lacks a required one that no payload can supply. */
export type Reachable<Name, Given, HasPayload> = [Exclude<Given, keyof Input<Name>>] extends [never]
  ? [Lacking<Name, Given, HasPayload>] extends [never]
    ? unknown
    : { 'path and query lack': Lacking<Name, Given, HasPayload> }
  : { 'not in the input': Exclude<Given, keyof Input<Name>> };

type Encodes<Value, Codec> = [Value] extends [z.output<Codec>] ? unknown : { 'the codec does not encode': Value };

/** An error type if a codec does not encode the answer of the procedure with the message of the call. */
export type AnswerOf<Name, Codec> = [Output<Name>] extends [z.output<Codec>]
  ? unknown
  : Encodes<Output<Name> & { message: string }, Codec>;

/** The same for an entry of a list that the procedure returns in batches. */
export type EntryOf<Name, Key extends string, Codec> =
  Output<Name> extends Readonly<Record<Key, readonly (infer Entry)[]>> ? Encodes<Entry, Codec> : { 'no list': Key };
