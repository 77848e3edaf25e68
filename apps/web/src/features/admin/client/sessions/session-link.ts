/** The link as it is sent: an address that was pasted without its scheme gets it, and none is null. */
export function completeLink(typed: string): string | null {
  const link = typed.trim();
  if (link === '') return null;
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
}
