import { describe, expect, it } from 'vitest';
import { isSafariOfTouchDevice } from './home-screen.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;

describe('Safari that adds a page to the home screen', () => {
  it.each([
    ['on an iPhone', `${phone} Version/17.5 Mobile/15E148 Safari/604.1`, 5],
    ['on an iPad that names itself a Mac', `${mac} Version/17.5 Safari/605.1.15`, 5],
  ])('is that %s', (_where, userAgent, maxTouchPoints) => {
    expect(isSafariOfTouchDevice({ userAgent, maxTouchPoints })).toBe(true);
  });

  it.each([
    ['Safari on a Mac', `${mac} Version/17.5 Safari/605.1.15`, 0],
    ['Chrome on an iPhone', `${phone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5],
    ['Edge on an iPhone', `${phone} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`, 5],
    ['Firefox on an iPhone', `${phone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5],
    ['an app that shows the page inside itself', `${phone} Mobile/15E148 Instagram 337.0.3`, 5],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      5,
    ],
  ])('is not %s', (_what, userAgent, maxTouchPoints) => {
    expect(isSafariOfTouchDevice({ userAgent, maxTouchPoints })).toBe(false);
  });
});
