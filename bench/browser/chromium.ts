import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../../scripts/browser.ts';
import { quietFlags } from '../../scripts/quiet-browser.ts';

export async function withChromium<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietFlags });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
