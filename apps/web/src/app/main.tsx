import '../index.css';
import './history-gate.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AnswerEarlyPresses, focusedControl } from './early-presses.ts';
import { startLanguage } from './language.ts';
import { keepOfflineCopy } from './offline-copy.ts';
import { Root } from './root.tsx';
import { preload } from './routes.tsx';

const { lang: writtenIn } = document.documentElement;
// The screen's code and its language are fetched at the same time.
await Promise.allSettled([startLanguage(), preload(window.location.pathname)]);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const { dataset, lang } = document.documentElement;
if ('waiting' in dataset) {
  // What the server wrote is not for this reader (public/before-paint.js): it must not come into sight for a moment.
  root.replaceChildren();
  delete dataset.waiting;
}
const app = (
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
    {/* After the router, which hears of an address only once it stands. */}
    <AnswerEarlyPresses focused={focusedControl()} />
  </StrictMode>
);
// What the server wrote in the reader's language is taken over as it stands; everything else is drawn.
if (root.hasChildNodes() && lang === writtenIn) hydrateRoot(root, app);
else createRoot(root).render(app);
keepOfflineCopy(import.meta.url);
