/** Replaces the help at the end of this page, which the server wrote with the page, by that of a page served now. */
export async function refreshHelp(): Promise<void> {
  const answer = await fetch(window.location.pathname, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('support');
  if (!fresh) return;
  for (const help of fresh.children)
    help.toggleAttribute('hidden', help.getAttribute('lang') !== document.documentElement.lang);
  document.getElementById('support')?.replaceWith(fresh);
}
