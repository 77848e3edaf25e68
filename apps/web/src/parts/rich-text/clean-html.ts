import { guidePictureAt } from '@miraco/domain/guides';
import createPurifier from 'dompurify';

// A separate instance: the hook below is for guides only.
const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof Element)) return;
  if (node.localName === 'img') {
    const picture = guidePictureAt(node.getAttribute('src') ?? '');
    // Fetched with the token of the session: see rich-text.tsx.
    node.removeAttribute('src');
    if (picture) node.setAttribute('data-picture', picture);
    else node.remove();
  }
  if (!node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The tags that the server allows when a guide is saved. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/api\/upload\/guideimage\/[\da-f]{32}\.webp$)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Headings must not skip a level below the title of the page: each h3 before the first h2 becomes an h2. */
function raiseFirstHeadings(content: DocumentFragment) {
  for (const heading of content.querySelectorAll('h2, h3')) {
    if (heading.localName === 'h2') return;
    const raised = document.createElement('h2');
    raised.append(...heading.childNodes);
    heading.replaceWith(raised);
  }
}

/** Wide tables scroll inside themselves, by the keyboard as well. */
function frameTables(content: DocumentFragment) {
  for (const table of content.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'rich-text-table';
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** Sanitizes HTML: the nodes contain nothing that runs, loads or styles. */
export function cleanHtml(html: string): DocumentFragment {
  const content = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  raiseFirstHeadings(content);
  frameTables(content);
  return content;
}
