import type { Page } from '@playwright/test';

/**
 * The landmarks that share their name, or the lack of one, with another of their kind. Hidden ones count, as they do for checkers that
 * read the source: axe takes only what is visible.
 */
export const landmarkFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const topLevel = (element: Element) => !element.parentElement?.closest('article, aside, main, nav, section');
    const named = (element: Element) => element.matches('[aria-label], [aria-labelledby]');
    const kinds: readonly { elements: string; is?: (element: Element) => boolean }[] = [
      { elements: 'nav, [role="navigation"]' },
      { elements: 'aside, [role="complementary"]' },
      { elements: 'main, [role="main"]' },
      { elements: 'header, [role="banner"]', is: topLevel },
      { elements: 'footer, [role="contentinfo"]', is: topLevel },
      // Without a name they are no landmarks.
      { elements: 'section, [role="region"]', is: named },
      { elements: 'form, [role="form"]', is: named },
    ];
    const nameOf = (element: Element) => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const texts = labels.map((id) => document.getElementById(id)?.textContent ?? '');
      return (element.getAttribute('aria-label') ?? texts.join(' ')).trim();
    };
    return kinds.flatMap(({ elements, is = () => true }) => {
      const found = [...document.querySelectorAll(elements)].filter(is);
      const names = found.map(nameOf);
      const isFault = (name: string) =>
        found.length > 1 && (name === '' || names.filter((other) => other === name).length > 1);
      return names.flatMap((name, index) =>
        isFault(name) ? [`${found[index]?.tagName.toLowerCase()}: “${name}”`] : [],
      );
    });
  });
