import { AppError } from '@miraco/contract/app-error';
import { type GuideTextPair, type GuideTexts, guidePictureAt } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import sanitizeHtml from 'sanitize-html';

const marks = ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'a'];
const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const longestAlternative = 300;

/** The attributes with a whole number from 1 to `most`: an editor would lay out millions of cells, and a page a picture of any size. */
const numbers = (attributes: sanitizeHtml.Attributes, names: readonly string[], most: number) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = Number(attributes[name]);
      return Number.isInteger(value) && value > 0 && value <= most ? [[name, String(value)]] : [];
    }),
  );

const cell: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: numbers(attributes, ['colspan', 'rowspan'], 20),
});

/** As a browser reads it on any page: on one of https, `https:host` would be a path of this site. Nothing that is no URL. */
function addressOf(href: string): { href?: string } {
  const absolute = href.replace(/^\s*https:\/*/i, 'https://');
  return absolute.startsWith('https:') && !URL.canParse(absolute) ? {} : { href: absolute };
}

const link: sanitizeHtml.Transformer = (tagName, { href }) => ({
  tagName,
  attribs: { ...(href === undefined ? {} : addressOf(href)), rel: 'noopener noreferrer', target: '_blank' },
});

/**
 * The markup that the guide editor writes. Nothing that runs scripts, sets styles, or loads anything but the pictures of guides.
 * @throws AppError guidePictureText for a picture without a text that describes it
 */
function clean(html: string, field: string): string {
  const picture: sanitizeHtml.Transformer = (tagName, attributes) => {
    const { src = '' } = attributes;
    const alt = (attributes.alt ?? '').trim().slice(0, longestAlternative);
    if (guidePictureAt(src) && alt === '') throw new AppError('guidePictureText', { field });
    return { tagName, attribs: { src, alt, ...numbers(attributes, ['width', 'height'], 9999) } };
  };
  return sanitizeHtml(html, {
    allowedTags: [...marks, ...blocks, ...tables, 'img'],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && guidePictureAt(attribs.src ?? '') === undefined,
    transformTags: {
      a: link,
      img: picture,
      td: cell,
      th: cell,
    },
  });
}

/** The texts of a guide, cleaned before they are stored. @throws AppError guidePictureText */
export function cleanTexts(texts: GuideTexts): GuideTexts {
  return inEachLanguage((language) => {
    const [virtue, training] = texts[language];
    const cleaned = (html: string, place: number) => clean(html, `texts.${language}.${place}`);
    return [cleaned(virtue, 0), cleaned(training, 1)] satisfies GuideTextPair;
  });
}
