import createPurifier from 'dompurify';

// A separate instance: the hook below is for guides only.
const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof Element) || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The tags that the server allows when a guide is saved. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https|mailto):/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Headings must not skip a level below the title of the page: where a text begins with an h3, each h3 becomes an h2. */
function raiseFirstHeadings(content: DocumentFragment) {
  for (const heading of content.querySelectorAll('h2, h3')) {
    if (heading.localName === 'h2') return;
    const raised = document.createElement('h2');
    raised.append(...heading.childNodes);
    heading.replaceWith(raised);
  }
}

/** Sanitizes HTML: the nodes contain nothing that runs, loads or styles. */
export function cleanHtml(html: string): DocumentFragment {
  const content = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  raiseFirstHeadings(content);
  return content;
}
