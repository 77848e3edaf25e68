/** A text with a scheme is taken as it is; a host with a port has none. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/**
 * The URL of a link in a guide; the typed text may leave out the scheme.
 * Null for what the server would remove: anything but https and mailto.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = scheme.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const { protocol, hostname, pathname, href } = new URL(whole);
  if (protocol === 'https:') return hostname.includes('.') ? href : null;
  return protocol === 'mailto:' && pathname.includes('@') ? href : null;
}
