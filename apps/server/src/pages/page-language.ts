import { isLanguage, type Language, languageForTag } from '@miraco/domain/languages';
import type { FastifyRequest } from 'fastify';

/** The language tag with the highest weight in Accept-Language: es-MX for `fr;q=0.5, es-MX`. */
function preferred(header: string): string {
  const weighed = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { tag, weight: quality === undefined ? 1 : Number(quality) };
  });
  // The sort is stable: of two with equal weights the first one counts.
  return weighed.sort((one, other) => other.weight - one.weight)[0]?.tag ?? '';
}

/** The language of a page: what the address asks for, else the browser's.  */
export function pageLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return isLanguage(asked) ? asked : languageForTag(preferred(headers['accept-language'] ?? ''));
}
