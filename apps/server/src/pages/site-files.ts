import { alternates } from '@miraco/contract/page-head';
import { paths, publicPages } from '@miraco/contract/paths';
import type { FastifyInstance } from 'fastify';
import { appManifests } from './app-manifest.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './page-head.ts';
import { pageLanguage } from './page-language.ts';

/** They change only with the configuration: an hour is fresh enough for robots. */
const caching = 'public, max-age=3600';

function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /client/
Disallow: /admin/
Disallow: /api/
Disallow: /trpc/
Disallow: /resetpassword/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Every public page in every language, each with links to the others. */
function sitemap(publicUrl: string): string {
  const urls = publicPages.flatMap((page) => {
    const versions = alternates(publicUrl, paths[page]);
    const links = versions
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
      .join('');
    return versions
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Serves robots.txt, sitemap.xml and the web app manifest, which is in the language of the browser. */
export async function siteFiles(
  app: FastifyInstance,
  { publicUrl, brandName }: Site,
  webFolder: string,
): Promise<void> {
  const files = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', content: robots(publicUrl) },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', content: sitemap(publicUrl) },
  };
  for (const [path, { type, content }] of Object.entries(files)) {
    app.get(path, (_request, reply) => reply.header('cache-control', caching).type(type).send(content));
  }
  const manifestIn = await appManifests(brandName, webFolder);
  app.get('/site.webmanifest', (request, reply) => {
    const language = pageLanguage(request);
    return reply
      .headers({ 'cache-control': caching, 'content-language': language, vary: 'Accept-Language' })
      .type('application/manifest+json; charset=utf-8')
      .send(manifestIn[language]);
  });
}
