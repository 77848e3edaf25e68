import { scoringReadings } from '@miraco/domain/purpose';
import { videoHostIn } from '@miraco/domain/videos';
import { z } from 'zod';

/** An address, a range, or a name of a range that Fastify knows. */
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])]);

/** The hosts of a list, each once; null if one of them is none. */
function videoHostsIn(list: string): string[] | null {
  const hosts = list.split(',').map(videoHostIn);
  return hosts.every((host) => host !== null) ? [...new Set(hosts)] : null;
}

/** In characters. */
export const minimumSecretLength = 32;

const variables = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('a port number from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, 127.0.0.1 for instance'),
  DATA_DIR: z.string().min(1).default('./data').describe('a folder that the process may write to'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the address of a database of PostgreSQL, postgres://user:password@host:5432/miraco for instance'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    // Pages and files are named from the root of a host.
    .regex(/^\w+:\/\/[^/?#@]+\/*$/)
    .optional()
    .describe(
      'the address that people use, https://example.org for instance, without a path: a subfolder of a host is not supported',
    ),
  SESSION_SECRET: z.string().min(minimumSecretLength).optional().describe(`at least ${minimumSecretLength} characters`),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .regex(/^\S+$/)
    .max(60)
    .default('admin')
    .describe('a name of at most 60 characters without spaces'),
  ADMIN_PASSWORD: z.string().min(6).max(256).optional().describe('6 to 256 characters'),
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain').describe('an e-mail address'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:port, with TLS unless it ends in ?requireTLS=false, or smtps://…'),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^\r\n]+$/)
    .optional()
    .describe('the sender of mails, "Miraco <hello@example.org>" for instance'),
  TRUST_PROXY: z
    .string()
    .refine((value) => /^\d+$/.test(value) || value.split(',').every((part) => proxy.safeParse(part.trim()).success))
    .optional()
    .describe('the number of proxies in front of the process, or their addresses, separated by commas'),
  BRAND_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[^<>&"\r\n]+$/)
    .default('Miraco')
    .describe('a name of 1 to 40 characters'),
  METHOD_DIR: z.string().min(1).optional().describe('a folder with files of the method'),
  SCORING_READING: z.enum(scoringReadings).default('primary').describe('primary or alternate'),
  SEED_GUIDES: z.enum(['true', 'false']).default('true').describe('true or false'),
  VIDEO_HOSTS: z
    .string()
    .max(2000)
    .transform((list, context) => {
      const hosts = videoHostsIn(list);
      if (hosts === null) context.addIssue({ code: 'custom' });
      return hosts ?? [];
    })
    .prefault('youtube.com')
    .describe('the hosts whose videos guides may show, separated by commas: youtube.com,vimeo.com for instance'),
  BACKUP_EVERY: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}[mhd]$/)
    .optional()
    .describe('how often a backup is made: 30m, 24h or 7d for instance'),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(7)
    .describe('how many backups are kept, from 1 to 1000'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent'),
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type VariableName = keyof typeof variables;

const variableNames = Object.keys(variables) as VariableName[];

/** A sentence that says what a variable must be. */
export const expectation = (name: VariableName) => `${name} must be ${variables[name].description}`;

/** Fastify's `trustProxy`: a number of hops, counted from this process, or a list of addresses. */
function trustedProxies(value: string | undefined) {
  if (value === undefined) return false;
  if (!/^\d+$/.test(value)) return value;
  const hops = Number(value);
  return (_address: string, hop: number) => hop < hops;
}

const unit: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A duration such as 24h, in milliseconds. */
const milliseconds = (duration: string) => Number.parseInt(duration, 10) * (unit[duration.slice(-1)] ?? 0);

/**
 * Reads the configuration from environment variables. An empty variable counts as absent.
 * @throws ConfigError naming each invalid variable and what it must be
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = z.object(variables).safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const lines = variableNames.filter((name) => names.has(name)).map((name) => `${expectation(name)}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Undefined for SQLite, in a file of `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** Without a trailing slash. Links in mails start with it, never with the Host header of a request. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    sessionSecret: env.SESSION_SECRET,
    firstAdministrator: { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD, email: env.ADMIN_EMAIL },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? { name: env.BRAND_NAME, address: 'no-reply@localhost.localdomain' },
    trustProxy: trustedProxies(env.TRUST_PROXY),
    brandName: env.BRAND_NAME,
    methodDir: env.METHOD_DIR,
    scoringReading: env.SCORING_READING,
    seedGuides: env.SEED_GUIDES === 'true',
    videoHosts: env.VIDEO_HOSTS,
    /** Milliseconds; null for no backups. */
    backupEvery: env.BACKUP_EVERY === undefined ? null : milliseconds(env.BACKUP_EVERY),
    backupKeep: env.BACKUP_KEEP,
    logLevel: env.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
