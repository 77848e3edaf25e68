/** The same numbers for the same seed: a failed request can be repeated. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (probability: number) => next() < probability,
    /** One of `choices`, of which there is at least one. */
    pick: <Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[]): Choice => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('there is nothing to pick from');
      return choice;
    },
  };
}

export type Random = ReturnType<typeof seeded>;
