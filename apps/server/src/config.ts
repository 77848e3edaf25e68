import { readFileSync } from 'node:fs';
import { scoringReadings } from '@miraco/domain/purpose';
import { videoHostIn } from '@miraco/domain/videos';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { placeAddress } from './backup/place-address.ts';
import { readKeep } from './backup/retention.ts';

/** An address, a range, or a name of a range that Fastify knows. */
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])]);

/** The hosts of a list, each once; null if one of them is none. */
function videoHostsIn(list: string): string[] | null {
  const hosts = list.split(',').map(videoHostIn);
  return hosts.every((host) => host !== null) ? [...new Set(hosts)] : null;
}

/** A host, and a user and a password that can be decoded. What follows a # in a password would be lost. */
function isMailServer(text: string): boolean {
  try {
    const { hash, hostname, password, username } = new URL(text);
    decodeURIComponent(username + password);
    return hostname !== '' && hash === '';
  } catch {
    return false;
  }
}

/** One address, as the library that sends mails reads it. */
function isSender(text: string): boolean {
  const [sender, ...others] = addressparser(text, { flatten: true });
  return sender !== undefined && /^[^\s@]+@[^\s@]+$/.test(sender.address) && others.length === 0;
}

/** In characters. */
export const minimumSecretLength = 32;

/** In characters. */
const minimumPassphraseLength = 12;

/** Marks a variable that holds a secret: `NAME_FILE` may name a file that has its value. */
const secret = { isSecret: true };

const variables = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('a port number from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, 127.0.0.1 for instance'),
  DATA_DIR: z.string().min(1).default('./data').describe('a folder that the process may write to'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the address of a database of PostgreSQL, postgres://user:password@host:5432/miraco for instance')
    .meta(secret),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    // Pages and files are named from the root of a host.
    .regex(/^\w+:\/\/[^/?#@]+\/*$/)
    .optional()
    .describe(
      'the address that people use, https://example.org for instance, without a path: a subfolder of a host is not supported',
    ),
  SESSION_SECRET: z
    .string()
    .min(minimumSecretLength)
    .optional()
    .describe(`at least ${minimumSecretLength} characters`)
    .meta(secret),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .regex(/^\S+$/)
    .max(60)
    .default('admin')
    .describe('a name of at most 60 characters without spaces'),
  // Its strength is judged when it is used: one that was set for an earlier version is not refused.
  ADMIN_PASSWORD: z
    .string()
    .min(6)
    .max(256)
    .optional()
    .describe('8 to 256 characters that are not easily guessed')
    .meta(secret),
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain').describe('an e-mail address'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(isMailServer)
    .optional()
    .describe(
      'smtp://user:password@host:port, with TLS unless it ends in ?requireTLS=false, or smtps://…, with a # within the password as %23',
    )
    .meta(secret),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^\r\n]+$/)
    .refine(isSender)
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
  BACKUP_KEEP: z
    .string()
    .transform((text, context) => {
      const keep = readKeep(text);
      if (keep === null) context.addIssue({ code: 'custom' });
      return keep ?? { latest: 1 };
    })
    .prefault('7d4w12m')
    .describe(
      'the backups to keep: the newest of so many days, weeks and months, 7d4w12m for instance, or a number from 1 to 1000 of the latest',
    ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(minimumPassphraseLength)
    .optional()
    .describe(`at least ${minimumPassphraseLength} characters`)
    .meta(secret),
  BACKUP_TO: z
    .string()
    .transform((text, context) => {
      const address = placeAddress(text);
      if (address === null) context.addIssue({ code: 'custom' });
      return address;
    })
    .optional()
    .describe(
      'where backups are copied to: an absolute path of a folder, sftp://user:password@host/folder?hostkey=SHA256:…, or s3://KEY:SECRET@host/bucket/prefix?region=…, with a slash within a password or secret as %2F',
    )
    .meta(secret),
  MONITOR_TOKEN: z
    .string()
    .min(minimumSecretLength)
    // Visible ASCII: it comes in a header.
    .regex(/^[!-~]+$/)
    .optional()
    .describe(`at least ${minimumSecretLength} characters without spaces or accents`)
    .meta(secret),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent'),
};

/** Whether a value is in quotes, which a shell takes away, and an env file or a compose file may keep. */
const isQuoted = (value: string) => /^(["']).*\1$/s.test(value.trim());

/** What is said of quotes in addition to what a variable must be. */
export const quotesRemark = (value = '') =>
  isQuoted(value) ? ' The quotes around its value are part of it: remove them.' : '';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type VariableName = keyof typeof variables;

const variableNames = Object.keys(variables) as VariableName[];

/** A sentence that says what a variable must be. */
export const expectation = (name: VariableName) => `${name} must be ${variables[name].description}`;

interface Given {
  values: Partial<Record<string, string>>;
  /** The files that values were read from. */
  files: Partial<Record<VariableName, string>>;
  problems: Partial<Record<VariableName, string>>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The value in a file, without the newline at its end. @throws Error if there is none */
function readValue(file: string): string {
  const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (value.trim() === '') throw new Error(`${file} is empty`);
  return value;
}

/** The variables that are not empty. Those that `NAME_FILE` gives have the value of that file. */
function readGiven(environment: Readonly<Record<string, string | undefined>>): Given {
  const isSet = ([, value]: [string, string | undefined]) => value?.trim() !== '';
  const given: Given = {
    values: Object.fromEntries(Object.entries(environment).filter(isSet)),
    files: {},
    problems: {},
  };
  for (const name of variableNames.filter((name) => variables[name].meta()?.isSecret)) {
    const file = given.values[`${name}_FILE`];
    if (file === undefined) continue;
    if (given.values[name] !== undefined) {
      given.problems[name] = `${name} and ${name}_FILE are both set: keep one of them.`;
      continue;
    }
    try {
      given.values[name] = readValue(file);
      given.files[name] = file;
    } catch (error) {
      given.problems[name] =
        `${name}_FILE must be a file that the process may read, with ${name} in it: ${reasonOf(error)}.`;
    }
  }
  return given;
}

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
 * Reads the configuration from environment variables, and from the files that they name. An empty variable counts as absent.
 * @throws ConfigError naming each invalid variable and what it must be
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const { values, files, problems } = readGiven(environment);
  const parsed = z.object(variables).safeParse(values);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  // Only a secret may begin and end with quotes of its own.
  const isWrong = (name: VariableName) =>
    wrong.has(name) || (!variables[name].meta()?.isSecret && isQuoted(values[name] ?? ''));
  for (const name of variableNames.filter(isWrong)) {
    const file = files[name];
    problems[name] ??= `${expectation(name)}${file === undefined ? '' : `, in ${file}`}.${quotesRemark(values[name])}`;
  }
  if (values.BACKUP_TO !== undefined && values.BACKUP_EVERY === undefined) {
    problems.BACKUP_TO ??= 'BACKUP_TO needs BACKUP_EVERY, which says how often a backup is made and copied there.';
  }
  if (!parsed.success || Object.keys(problems).length > 0) {
    throw new ConfigError(variableNames.flatMap((name) => problems[name] ?? []).join('\n'));
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
    backupPassphrase: env.BACKUP_PASSPHRASE,
    /** Where backups are copied to. */
    backupTo: env.BACKUP_TO ?? undefined,
    /** What a monitor proves itself with; undefined for no metrics. */
    monitorToken: env.MONITOR_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
