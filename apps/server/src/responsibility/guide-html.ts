import type { GuideTexts } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import sanitizeHtml from 'sanitize-html';

/** The markup that the guide editor writes. Nothing that runs scripts, loads resources or sets styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};

const clean = (html: string) => sanitizeHtml(html, allowed);

/** The texts of a guide, cleaned before they are stored. */
export function cleanTexts(texts: GuideTexts): GuideTexts {
  return inEachLanguage((language) => {
    const [virtue, training] = texts[language];
    return [clean(virtue), clean(training)];
  });
}
