import type { Language } from '@miraco/domain/languages';
import { showHelp } from '#shared/language/show-help.ts';
import { parseHtml } from '#shared/trusted-types.ts';

/** Replaces the help at the end of this page, which the server wrote with the page, by that of a page served now. */
export async function refreshHelp(language: Language): Promise<void> {
  const answer = await fetch(window.location.pathname, { headers: { accept: 'text/html' } });
  const fresh = parseHtml(await answer.text()).getElementById('support');
  if (!fresh) return;
  document.getElementById('support')?.replaceWith(fresh);
  showHelp(language);
}
