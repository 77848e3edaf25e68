import { isLanguage, type Language, preferredLanguage } from '@miraco/domain/languages';
import type { FastifyRequest } from 'fastify';

/** The language tags of Accept-Language, the most wanted first: es-MX and fr for `fr;q=0.5, es-MX, de;q=0`. */
function tagsIn(header: string): string[] {
  const weighed = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { tag, weight: quality === undefined ? 1 : Number(quality) };
  });
  const wanted = weighed.filter(({ weight }) => weight > 0);
  // The sort is stable: of two with equal weights the first one counts.
  return wanted.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}

/** The language of a page: what the address asks for, else the first of the browser's that there is. */
export function pageLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return isLanguage(asked) ? asked : preferredLanguage(tagsIn(headers['accept-language'] ?? ''));
}
