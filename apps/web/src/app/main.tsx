import '#index.css';
import '#shared/leaving/history-gate.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AnswerEarlyPresses, focusedControl } from '#app/shell/early-presses.ts';
import { keepOfflineCopy } from '#app/shell/offline-copy.ts';
import { Root } from '#app/shell/root.tsx';
import { preload } from '#app/shell/routes.tsx';
import { startLanguage } from '#shared/language/language.ts';

const { lang: writtenIn } = document.documentElement;
// The screen's code and its language are fetched at the same time.
const loads = await Promise.allSettled([startLanguage(), preload(window.location.pathname)]);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const { dataset, lang } = document.documentElement;
const isServed = root.hasChildNodes() && lang === writtenIn && !('waiting' in dataset);
const app = (
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
    {/* After the router, which hears of an address only once it stands. */}
    <AnswerEarlyPresses focused={focusedControl()} />
  </StrictMode>
);
// What the server wrote for this reader is taken over as it stands, everything else is drawn. Where code to take it over is lost, a
// whole page is left as it is: it can be read, and its links lead on.
const isLost = loads.some(({ status }) => status === 'rejected');
if (!isServed) createRoot(root).render(app);
else if (!isLost || root.querySelector('[data-unfinished]')) hydrateRoot(root, app);
keepOfflineCopy(import.meta.url);
