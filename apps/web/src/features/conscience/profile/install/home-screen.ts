/** Browsers of other makers on iOS, which take Safari's name beside their own, and apps that show pages inside themselves. */
const others = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|Instagram|FBA[NV]/;

/** Whether it is Safari on an iPhone or iPad, which adds a page to the home screen by hand only. An iPad names itself a Mac. */
export function isSafariOfTouchDevice({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const isTouchDevice = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isTouchDevice && /Version\/.*Safari\//.test(userAgent) && !others.test(userAgent);
}

/** Whether the page runs as an installed app. Safari on iOS has a property of its own. */
export function isInstalled(): boolean {
  const windowOfItsOwn = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
  return windowOfItsOwn || ('standalone' in navigator && navigator.standalone === true);
}
