/** Room is left for a number behind it: a username has at most 60 characters. */
const longest = 50;

/** The letters, digits, dots, hyphens and underscores of a text, without accents and case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\s+/g, '.')
    .replaceAll(/[^a-z0-9._-]/g, '')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, longest);

/**
 * The beginning of a username for somebody who has none, from their first and last name: 1 to 50 characters. Never from their address:
 * a stranger who knows that would know the username too. Whether it is free is for the caller to find out.
 */
export function proposedUsername({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return plain(`${firstname} ${lastname}`) || 'client';
}
