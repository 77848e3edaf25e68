// Runs before the first paint, so that a chosen theme never flashes the other one. The rest of it is in src/shared/theme/theme.ts.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('miraco.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // The server renders for a visitor who reads the browser's language. Users who have chosen another one (src/shared/language/language.ts)
  // or are signed in (src/shared/session/session.ts) see the page once the app has rendered it for them (src/app/main.tsx).
  const asked = new URLSearchParams(location.search).get('lang');
  const chosen = localStorage.getItem('miraco.language');
  const readsAnother = asked !== root.lang && chosen !== null && chosen !== root.lang;
  if (readsAnother || sessionStorage.getItem('miraco.token')) root.dataset.waiting = '';
} catch {
  // Storage is closed to us: the system decides, and the page stays as it was served.
}

// A button of the page as it was served does nothing yet. The last one pressed is pressed again once the app is there
// (src/app/shell/early-presses.ts).
document.addEventListener(
  'click',
  ({ target }) => {
    const { dataset } = document.documentElement;
    const button = 'drawn' in dataset ? null : target.closest('#root button');
    if (button) dataset.pressed = [...document.querySelectorAll('#root :is(a, button)')].indexOf(button);
  },
  { capture: true },
);

// Of the countries of the help at the end of the page, the browser's own comes first, unfolded.
document.addEventListener('DOMContentLoaded', () => {
  const region = new Intl.Locale(navigator.language).region;
  for (const own of document.querySelectorAll(`#support [data-country="${region}"]`)) {
    const first = own.parentElement.querySelector('[data-country]');
    first.open = false;
    own.open = true;
    first.before(own);
  }
});
