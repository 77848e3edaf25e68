import '#index.css';
import '#shared/install/install-offer.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { focusedPosition, ReplayEarlyPress } from '#app/shell/early-presses.ts';
import { keepOfflineCopy } from '#app/shell/offline-copy.ts';
import { Root } from '#app/shell/root.tsx';
import { loadInTime, loadPage } from '#app/shell/routes.tsx';
import { startLanguage } from '#shared/language/language.ts';
import { Router } from '#shared/router/router.tsx';
import { joinSiblingTabs } from '#shared/session/sibling-tabs.ts';
import { isPrivate, mayBeJoined } from '#shared/session/start-page.ts';

const { lang: servedLanguage } = document.documentElement;
const { pathname } = window.location;
const joined = joinSiblingTabs(mayBeJoined(pathname));
// The code of the screen and the texts of its language are fetched in parallel. A private page asks for its data with the session, which
// another tab may pass on; a public page does not wait for it.
const page = isPrivate(pathname) ? joined.then(() => loadPage(pathname)) : loadPage(pathname);
const loads = await Promise.allSettled([startLanguage(), page]);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const { dataset, lang } = document.documentElement;
const isServed = root.hasChildNodes() && lang === servedLanguage && !('waiting' in dataset);
const app = (
  <StrictMode>
    <Router onIntent={loadInTime}>
      <Root />
    </Router>
    {/* After the router, which sees a change of address only once it is mounted. */}
    <ReplayEarlyPress focused={focusedPosition()} />
  </StrictMode>
);
// A page that was served for this reader is hydrated, any other is rendered. Where its code failed to load, a complete page is left
// as it is: it can be read, and its links work.
const loadFailed = loads.some(({ status }) => status === 'rejected');
if (!isServed) createRoot(root).render(app);
else if (!loadFailed || root.querySelector('[data-unfinished]')) hydrateRoot(root, app);
keepOfflineCopy(import.meta.url);
