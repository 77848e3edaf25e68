import { Puppeteer } from 'puppeteer-core';

/** What a person presses or types into. */
export type Role = 'button' | 'link' | 'field' | 'list' | 'radio' | 'checkbox' | 'option' | 'question';

/**
 * The elements of a role and name that could be used now. Runs in the page and refers to nothing outside: asking Firefox for names takes
 * a second each time, as it goes through its whole tree.
 */
function queryAll(root: Node, selector: string): Element[] {
  const selectors: Readonly<Record<string, string>> = {
    // One that is pressed in stays.
    button: 'button:not([aria-pressed=true]), [role=button]',
    link: 'a[href]',
    field: 'input:not([type=radio], [type=checkbox]), textarea',
    list: 'select',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    option: '[role=option]',
    question: '[role=radiogroup], fieldset',
  };
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)).filter((each) => each !== null);
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const parts = [...named, ...labels].filter((each) => each instanceof Element);
    return (parts.length > 0 ? parts : [element]).map(textOf).join(' ');
  };
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const place = selector.indexOf(':');
  const wanted = plain(selector.slice(place + 1));
  const candidates =
    root instanceof Element || root instanceof Document
      ? root.querySelectorAll(selectors[selector.slice(0, place)] ?? '*')
      : [];
  return [...candidates].filter(
    (element) => element.checkVisibility() && !element.matches(':disabled') && plain(nameOf(element)) === wanted,
  );
}

Puppeteer.registerCustomQueryHandler('named', { queryAll });

/** A selector for Puppeteer. */
export const named = (role: Role, name: string) => `named/${role}:${name}`;
