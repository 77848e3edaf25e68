import { languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';

// Stubs of the browser for the first render: empty storage, no session, and placeholders where the server fills in the owner's
// words (apps/server/src/pages/public-pages.ts).
const blank = (name: string) => Object.fromEntries(languages.map((language) => [language, `[[${name}]]`]));

const servedData = {
  virtueNames: Object.fromEntries(virtues.map((virtue) => [virtue, blank(`virtue.${virtue}`)])),
  testimonials: [{ example: false, text: blank('testimonial.text'), who: blank('testimonial.who') }],
};

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const stubs = {
  document: {
    // With testimonials: the server removes what speaks of them where there are none.
    documentElement: { dataset: { testimonials: '' }, lang: '' },
    querySelectorAll: () => [],
    querySelector: () => ({ getAttribute: () => '[[brand]]' }),
    getElementById: () => ({ textContent: JSON.stringify(servedData) }),
  },
  location: { search: '', pathname: '' },
  localStorage: storage,
  sessionStorage: storage,
  // Not on a `window`: libraries would take this for a browser.
  addEventListener: () => {},
};

for (const [name, value] of Object.entries(stubs)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
