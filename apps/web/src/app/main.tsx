import '../index.css';
import './history-gate.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startLanguage } from './language.ts';
import { Root } from './root.tsx';
import { preload } from './routes.tsx';

// The screen's code and its language are fetched at the same time.
await Promise.allSettled([startLanguage(), preload(window.location.pathname)]);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
  </StrictMode>,
);
