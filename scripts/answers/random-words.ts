/** Words of what clients and coaches write: random sentences of them compress as badly as real ones. */
const words =
  `hoy me ha costado menos decir que no en la reunión y después llamé a mi hermana para contarle lo del trabajo nuevo con calma
  pero anoche volví tarde sin cenar porque seguía pensando en aquella conversación difícil mañana quiero pedir perdón antes de
  empezar otra cosa siempre aplazo lo importante cuando estoy cansado entonces respiro cuento hasta diez salgo a caminar veinte
  minutos junto al río escribo tres líneas leo algo corto apago el teléfono duermo mejor así poco a poco aprendo`.split(
    /\s+/,
  );

let state = 5;

/** A number from 0 to 1, the same ones in each run. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

export const below = (limit: number): number => Math.floor(random() * limit);

/** @throws Error if the list is empty */
export function pick<Each>(list: readonly Each[]): Each {
  const picked = list[below(list.length)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
}

export const sentence = (length: number): string => Array.from({ length }, () => pick(words)).join(' ');
