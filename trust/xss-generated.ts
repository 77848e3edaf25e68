import type { Random } from './random.ts';
import { canary, run, vectors } from './xss.ts';

const openings = [
  '',
  '"',
  "'",
  '`',
  '">',
  "'>",
  '-->',
  ']]>',
  '</style>',
  '</script>',
  '</title>',
  '</textarea>',
  '</noscript>',
  '</p>',
  '</svg>',
  '<!--',
  '\u0000',
  '\ufeff',
  '<p>',
  '<ul><li>',
  '<blockquote>',
  '<svg>',
  '<math><mtext>',
  '<table>',
  '<select>',
  '<template>',
  '<h2>',
];
const tags = [
  'script',
  'img',
  'svg',
  'iframe',
  'a',
  'p',
  'li',
  'video',
  'audio',
  'object',
  'embed',
  'input',
  'details',
  'body',
  'style',
  'link',
  'meta',
  'base',
  'form',
  'button',
  'math',
  'mglyph',
  'foreignObject',
  'use',
  'animate',
  'set',
  'template',
  'noscript',
  'title',
  'textarea',
  'select',
  'x',
  'x-y',
  'image',
  'isindex',
  'plaintext',
  'xmp',
  'marquee',
  'dialog',
  'frameset',
  'slot',
  'portal',
  'blockquote',
  'h3',
  'strong',
];
const spaces = [' ', '/', '\t', '\n', '\f', '\r\n', '  ', ' / ', '\u00a0'];
const events = [
  'onerror',
  'onload',
  'onfocus',
  'onfocusin',
  'onclick',
  'onmouseover',
  'ontoggle',
  'onbegin',
  'onstart',
  'onanimationstart',
  'ontransitionend',
  'onpointerenter',
  'onpageshow',
  'onbeforetoggle',
  'onscrollsnapchange',
  'onloadstart',
  'oncanplay',
  'onauxclick',
  'OnErRoR',
  'ONLOAD',
];
const places = [
  'src',
  'href',
  'xlink:href',
  'action',
  'formaction',
  'data',
  'srcdoc',
  'background',
  'poster',
  'to',
  'values',
  'content',
  'style',
  'ping',
  'target',
  'id',
  'name',
  'title',
  'rel',
  'is',
  'srcset',
  'dynsrc',
  'lowsrc',
  'cite',
];
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\nscript:${run}`,
  `java\tscript:${run}`,
  `&#106;avascript:${run}`,
  `javascript&colon;${run}`,
  `\u0001javascript:${run}`,
  `data:text/html,<script>parent.${run}</script>`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `vbscript:${run}`,
  `//x.invalid/`,
  canary,
  'x',
  `https://x.invalid/"onclick=${run}`,
  `mailto:"><img src=x onerror=${run}>`,
  `blob:${run}`,
  `view-source:javascript:${run}`,
];
const codes = [
  run,
  'alert(1)',
  `top.${run}`,
  `window['__xss'](1)`,
  `self["\\x5f\\x5fxss"](1)`,
  `setTimeout('${run}')`,
  `[1].map(__xss)`,
  `(0,__xss)\`1\``,
  `eval(atob('X194c3MoMSk='))`,
  `import('${canary}.js')`,
  `fetch('${canary}')`,
];
const quotes = ['"', "'", '', '`', '&quot;', '\\"'];

const entity = (text: string, random: Random) =>
  text.replaceAll(/[a-z(]/g, (letter) => {
    if (!random.chance(0.3)) return letter;
    const code = letter.charCodeAt(0);
    return random.chance(0.5)
      ? `&#${'0'.repeat(random.below(4))}${code}${random.chance(0.8) ? ';' : ''}`
      : `&#x${code.toString(16)};`;
  });

function attribute(random: Random): string {
  const quote = random.pick(quotes);
  if (random.chance(0.5)) {
    const code = random.pick(codes);
    return `${random.pick(events)}${random.pick(['=', ' = ', '\n='])}${quote}${random.chance(0.3) ? entity(code, random) : code}${quote}`;
  }
  const address = random.pick(addresses);
  return `${random.pick(places)}=${quote}${random.chance(0.2) ? entity(address, random) : address}${quote}`;
}

function element(random: Random, depth = 0): string {
  const tag = random.chance(0.15) ? random.pick(tags).toUpperCase() : random.pick(tags);
  const attributes = Array.from({ length: random.below(4) }, () => random.pick(spaces) + attribute(random)).join('');
  const inside = depth < 3 && random.chance(0.5) ? element(random, depth + 1) : random.pick([...codes, 'x', '']);
  const end = random.pick(['>', '>', '>', '/>', ' >', '']);
  return `<${random.chance(0.05) ? ' ' : ''}${tag}${attributes}${end}${inside}${random.chance(0.7) ? `</${tag}>` : ''}`;
}

/** A text out of the pieces that such attacks are made of. */
export function generated(random: Random): string {
  const text = random.pick(openings) + element(random) + (random.chance(0.3) ? element(random) : '');
  if (random.chance(0.1)) {
    const known = random.pick(vectors);
    const at = random.below(known.length + 1);
    return known.slice(0, at) + random.pick([...openings, ...spaces, '\u0000', '<', '>']) + known.slice(at);
  }
  return text.slice(0, 600);
}
