import { inputOf } from '../src/rest/input.ts';
import { restTable } from '../src/rest/table.ts';
import { documentedCalls } from './documented-calls.ts';
import { clientOfLaterPhases } from './people.ts';
import { allFours, type Person, type Product } from './product.ts';

type Rest = Product['rest'];
type Answer = Awaited<ReturnType<Rest>>;

export type RestRow = (typeof restTable)[number];
export type Request = NonNullable<Parameters<Rest>[2]>;

export const restRows = restTable.map((row) => ({ ...row, call: `${row.method} ${row.path}` }));

/**
 * Makes the documented call of a row about `ana`. The request itself goes to `instead`; those that prepare it are made as usual.
 */
export async function documentedCall(
  product: Product,
  row: RestRow,
  ana: Person,
  instead: (path: string, request: Request) => Promise<Answer>,
): Promise<Answer> {
  const named = new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`);
  const rest: Rest = (method, path, request = {}) =>
    method === row.method && named.test(path) ? instead(path, request) : product.rest(method, path, request);
  const { inConscience, inLaterPhases } = documentedCalls({
    ...product,
    rest,
    registerInitial: (user, as, responses = allFours) =>
      rest('POST', '/client/initial/register', { as, body: { user, responses } }),
    edit: (who, body) => rest('PUT', `/admin/user/edit/${who.id}`, { as: product.administrator, body }),
  });
  const name = `${row.method} ${row.path}`;
  const call = inConscience[name] ?? inLaterPhases[name];
  if (!call) throw new Error(`${name} is not called`);
  return call(ana);
}

/** A user with access to the phase of a row. */
export const ownerOf = (product: Product, { path }: RestRow) =>
  /\/(responsibility|impact|editmanifest)\//.test(path) ? clientOfLaterPhases(product) : product.client();

/** The input of a row’s procedure in the documented call about `owner`. The call is prepared but not made. */
export async function documentedInput(
  product: Product,
  row: (typeof restTable)[number],
  owner: Person,
): Promise<unknown> {
  const inPath = new RegExp(row.path.replaceAll(/:(\w+)/g, '(?<$1>[^/?]+)'));
  let input: unknown;
  await documentedCall(product, row, owner, async (path, { body }) => {
    const query = Object.fromEntries(new URL(path, 'http://miraco.test').searchParams);
    const params = { ...inPath.exec(path)?.groups };
    input = await inputOf(row, { params, query, body, ownerOf: async () => owner.id });
    throw new Error('not made');
  }).catch((error: unknown) => {
    if (input === undefined) throw error;
  });
  return input;
}
