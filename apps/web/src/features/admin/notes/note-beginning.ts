const longest = 60;

/** The first words of a text, in one line: enough to know it by. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const start = line.slice(0, longest);
  const lastSpace = start.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? start.slice(0, lastSpace) : start}…`;
}
