/** Says how many values lack something that they had. */
export const cleanedText = (values: number) =>
  `${values} ${values === 1 ? 'text' : 'texts'} had NUL characters, which PostgreSQL does not store: they were removed.`;
