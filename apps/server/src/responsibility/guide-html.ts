import sanitizeHtml from 'sanitize-html';

/** What the editor of guides can write, and nothing that runs, loads or styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};

type GuideTexts = Record<'text1' | 'text2' | 'text3' | 'text4', string>;

/** The four texts of a guide, cleaned before they are stored. */
export function cleanTexts({ text1, text2, text3, text4 }: GuideTexts): GuideTexts {
  const clean = (html: string) => sanitizeHtml(html, allowed);
  return { text1: clean(text1), text2: clean(text2), text3: clean(text3), text4: clean(text4) };
}
