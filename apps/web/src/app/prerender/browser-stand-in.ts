import { languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';

/**
 * What the app asks of a browser while it loads and first draws: here nothing is stored, nobody is signed in, and where the page
 * would hold the owner's words there are blanks for the server to fill in (apps/server/src/pages/public-pages.ts).
 */
const blank = (name: string) => Object.fromEntries(languages.map((language) => [language, `[[${name}]]`]));

const servedData = {
  virtueNames: Object.fromEntries(virtues.map((virtue) => [virtue, blank(`virtue.${virtue}`)])),
  testimonials: [true, false].map((example) => ({
    example,
    text: blank('testimonial.text'),
    who: blank('testimonial.who'),
  })),
};

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const standIns = {
  document: {
    documentElement: { dataset: {}, lang: '' },
    querySelector: () => ({ getAttribute: () => '[[brand]]' }),
    getElementById: () => ({ textContent: JSON.stringify(servedData) }),
  },
  location: { search: '', pathname: '' },
  localStorage: storage,
  sessionStorage: storage,
  // Not as a part of a window: libraries would take this for a browser.
  addEventListener: () => {},
};

for (const [name, value] of Object.entries(standIns)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
