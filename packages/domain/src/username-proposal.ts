interface Named {
  email: string;
  firstname: string;
  lastname: string;
}

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
 * The beginning of a username for somebody who has none, from their e-mail address without what follows a plus sign, else from their
 * name: 1 to 50 characters. Whether it is free is for the caller to find out.
 */
export function proposedUsername({ email, firstname, lastname }: Named): string {
  const [local = ''] = email.split(/[@+]/);
  return plain(local) || plain(`${firstname} ${lastname}`) || 'client';
}
