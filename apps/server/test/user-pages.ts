import type { Person, Product } from './product.ts';

export interface ListedUser {
  id: string;
  username: string;
}

/** The list of users as an administrator asks for it. */
export function userPages({ administrator, call }: Product) {
  const list = async (query: object = {}) => (await call('admin.users.list', query, { as: administrator })).data;
  return {
    list,
    usernames: (page: { users: ListedUser[] }) => page.users.map(({ username }) => username),

    /** Walks through all pages of a list by its own links. */
    walk: async (query: object, first: object, link: 'next' | 'previous'): Promise<ListedUser[][]> => {
      const pages: ListedUser[][] = [];
      let page = await list({ ...query, ...first });
      while (true) {
        pages.push(page.users);
        if (!page[link]) return pages;
        page = await list({ ...query, page: page[link] });
      }
    },
  };
}

/** Enough clients for several pages, starting with `walker-0`, with names that repeat. */
export async function walkers({ client }: Product): Promise<Person[]> {
  const people: Person[] = [];
  for (let position = 0; position < 23; position += 1) {
    const details = { firstname: position % 2 ? 'Álvaro' : 'alba', lastname: `Nº ${String(position % 5)}` };
    people.push(await client({ ...details, username: `walker-${position}` }));
  }
  return people;
}
