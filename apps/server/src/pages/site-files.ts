import { paths, publicPages } from '@miraco/contract/paths';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { alternates, type Site } from './page-head.ts';

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

function manifest(brandName: string) {
  const icon = (size: number, purpose: 'any' | 'maskable', file: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: brandName,
    short_name: brandName,
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: '#fcf9f3',
    theme_color: '#fcf9f3',
    icons: [
      icon(192, 'any', 'icon-192.png'),
      icon(512, 'any', 'icon-512.png'),
      icon(512, 'maskable', 'icon-maskable-512.png'),
      { src: '/rosette.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}

/** Serves robots.txt, sitemap.xml and the web app manifest. */
export function siteFiles(app: FastifyInstance, { publicUrl, brandName }: Site): void {
  const files = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', content: robots(publicUrl) },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', content: sitemap(publicUrl) },
    '/site.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      content: JSON.stringify(manifest(brandName)),
    },
  };
  for (const [path, { type, content }] of Object.entries(files)) {
    app.get(path, (_request, reply) => reply.header('cache-control', caching).type(type).send(content));
  }
}
