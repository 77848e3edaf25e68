import { videoOrigins } from '@miraco/domain/videos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export type Headers = Readonly<Record<string, string>>;

const contentSecurityPolicy = (videoHosts: readonly string[]) =>
  [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    // The players of videos of guides. Nothing else comes from another site.
    `frame-src ${videoOrigins(videoHosts).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
  ].join(';');

/**
 * Text becomes HTML or the address of a script only by these: the one of the web app (shared/trusted-types.ts), the purifier of guides,
 * and what reads pasted text in their editor.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types miraco dompurify ProseMirrorClipboard'];

/** The policy of a page of somebody else's code, which knows no Trusted Types. */
export const withoutTrustedTypes = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => !trustedTypes.includes(directive))
    .join(';');

/** What no page uses, nor any frame in it. The players of videos may start by themselves and fill the screen; buttons copy. */
const denied = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

const permissionsPolicy = (videoHosts: readonly string[]) => {
  const players = ['self', ...videoOrigins(videoHosts).map((origin) => `"${origin}"`)].join(' ');
  return [
    ...denied.map((feature) => `${feature}=()`),
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(${players})`),
    'clipboard-write=(self)',
  ].join(', ');
};

/**
 * The headers of every answer.
 * @param https whether browsers reach the product over TLS: only then may it ask them to insist on it
 * @param videoHosts the hosts whose videos guides may show
 */
export function securityHeaders(https: boolean, videoHosts: readonly string[]): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(videoHosts),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy(videoHosts),
    'referrer-policy': 'no-referrer',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers, which could itself be abused.
    'x-xss-protection': '0',
  };
}

/** Sets these headers on every answer. */
export const sendHeaders = fastifyPlugin<{ headers: Headers }>(async (app, { headers }) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

/** Keeps answers about people out of every cache, unless a route says otherwise. */
export function keepNoCopy(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store');
  done();
}
