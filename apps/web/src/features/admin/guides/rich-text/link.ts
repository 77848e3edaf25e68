/** What begins like this says itself what it is; a host with a port does not. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/**
 * The address that a link in a guide may lead to, out of what was typed: the scheme may be left out.
 * Null for what the server would take out again: anything but https and mailto.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = scheme.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const { protocol, hostname, pathname, href } = new URL(whole);
  if (protocol === 'https:') return hostname.includes('.') ? href : null;
  return protocol === 'mailto:' && pathname.includes('@') ? href : null;
}
