// before-paint.md
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('miraco.theme');
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme;
    for (const colour of document.querySelectorAll('meta[name="theme-color"]'))
      colour.media = colour.dataset.theme === theme ? 'all' : 'not all';
  }
  const asked = new URLSearchParams(location.search).get('lang');
  const chosen = sessionStorage.getItem('miraco.language') ?? localStorage.getItem('miraco.language');
  const readsAnother = asked !== root.lang && chosen !== null && chosen !== root.lang;
  if (readsAnother || sessionStorage.getItem('miraco.token')) root.dataset.waiting = '';
} catch {
  // Storage is closed.
}
document.addEventListener(
  'click',
  ({ target }) => {
    const { dataset } = document.documentElement;
    const button = 'drawn' in dataset ? null : target.closest('#root button');
    if (button) dataset.pressed = [...document.querySelectorAll('#root :is(a, button)')].indexOf(button);
  },
  { capture: true },
);
document.addEventListener('DOMContentLoaded', () => {
  const [, region] = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(navigator.language) ?? [];
  for (const own of document.querySelectorAll(`#support [data-country="${region?.toUpperCase()}"]`)) {
    own.parentElement.firstElementChild.open = false;
    own.open = true;
    own.parentElement.prepend(own);
  }
});
