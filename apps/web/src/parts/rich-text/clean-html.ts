import createPurifier from 'dompurify';

// One of its own: the hook below is about guides, and about nothing else that may be cleaned one day.
const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof Element) || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** What the server lets through when a guide is saved, and nothing more. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https|mailto):/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** No step is left out below the title of the page: a text whose headings begin at the third level begins at the second. */
function raiseFirstHeadings(content: DocumentFragment) {
  for (const heading of content.querySelectorAll('h2, h3')) {
    if (heading.localName === 'h2') return;
    const raised = document.createElement('h2');
    raised.append(...heading.childNodes);
    heading.replaceWith(raised);
  }
}

/** HTML that others wrote, as nodes without anything that runs, loads or styles. */
export function cleanHtml(html: string): DocumentFragment {
  const content = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  raiseFirstHeadings(content);
  return content;
}
