import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Config, ConfigError, readConfig } from '../src/config.ts';

/** The message that the operator reads. */
function problem(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

const wrong: Readonly<Record<string, { expected: RegExp; values: readonly string[] }>> = {
  PORT: { expected: /a port number from 0 to 65535/, values: ['abc', '-1', '65536', '80.5', 'NaN', '1e9', '3000x'] },
  PUBLIC_URL: {
    expected:
      /the address that people use, https:\/\/example\.org for instance, without a path: a subfolder of a host is not supported/,
    values: [
      'miraco.example',
      'ftp://miraco.example',
      'javascript:alert(1)',
      '/app',
      'https://',
      'https://miraco.example/app',
      'https://miraco.example?a=b',
      'https://ana:secret@miraco.example',
    ],
  },
  SESSION_SECRET: { expected: /at least 32 characters/, values: ['short', 'x'.repeat(31)] },
  ADMIN_USERNAME: { expected: /at most 60 characters without spaces/, values: ['the admin', 'x'.repeat(61)] },
  ADMIN_PASSWORD: { expected: /8 to 256 characters/, values: ['12345', 'x'.repeat(257)] },
  ADMIN_EMAIL: { expected: /an e-mail address/, values: ['admin', 'admin@', '@example.org'] },
  SMTP_URL: {
    expected: /smtp:\/\/user:password@host:port/,
    values: ['mail.example.org', 'http://mail.example.org', 'smtp://', 'smtp://me:p%@host', 'smtp://me@host/#pass'],
  },
  MAIL_FROM: {
    expected: /the sender of mails/,
    values: ['a@b.org\r\nBcc: c@d.org', 'a@b.org\nX: y', 'Miraco', 'Miraco <>', 'a@b.org, c@d.org'],
  },
  TRUST_PROXY: {
    expected: /the number of proxies in front of the process, or their addresses/,
    values: ['yes', 'true', '-1', '1.5', 'cafe', '10.0.0', '10.0.0.1/99', '10.0.0.1,nowhere'],
  },
  BRAND_NAME: { expected: /1 to 40 characters/, values: ['x'.repeat(41), '<b>', 'A & B', '"A"', 'A\nB'] },
  SCORING_READING: { expected: /primary or alternate/, values: ['secondary', 'PRIMARY'] },
  SEED_GUIDES: { expected: /true or false/, values: ['yes', '1', 'TRUE'] },
  VIDEO_HOSTS: {
    expected: /the hosts whose videos guides may show, separated by commas/,
    values: ['youtube', '*', '*.vimeo.com', 'vimeo.com;youtube.com', "a.org 'unsafe-inline'", 'vimeo.com,', '10.0.0.1'],
  },
  BACKUP_EVERY: {
    expected: /how often a backup is made: 30m/,
    values: ['daily', '24', '0h', '-1d', '1.5h', '100000m'],
  },
  BACKUP_KEEP: {
    expected: /7d4w12m for instance, or a number from 1 to 1000/,
    values: ['0', '-1', '2.5', 'all', '1001', '12m7d'],
  },
  BACKUP_PASSPHRASE: { expected: /at least 12 characters/, values: ['elevenchars'] },
  BACKUP_TO: {
    expected: /an absolute path of a folder, sftp:/,
    values: ['backups', 'ftp://me@host/x', 'sftp://host/x', 'sftp://me@host', 's3://KEY:se/cret@host/bucket'],
  },
  MONITOR_TOKEN: {
    expected: /at least 32 characters without spaces or accents/,
    values: ['short', 'x'.repeat(31), `${'x'.repeat(32)} y`, 'ñ'.repeat(32)],
  },
  LOG_LEVEL: { expected: /trace, debug, info, warn, error, fatal or silent/, values: ['verbose', 'INFO', '30'] },
};

describe.each(Object.entries(wrong))('%s', (name, { expected, values }) => {
  it.each(values)('is refused as %j, by an error that names it and the expected value', (value) => {
    const message = problem({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be .*${expected.source}`));
    expect(message.split('\n')).toHaveLength(1);
  });
});

/** Values that are right without quotes. */
const asGiven = {
  PORT: '8080',
  PUBLIC_URL: 'https://miraco.example',
  ADMIN_USERNAME: 'boss',
  ADMIN_EMAIL: 'boss@miraco.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Miraco <hola@miraco.example>',
  TRUST_PROXY: '1',
  BRAND_NAME: 'Brújula',
  SCORING_READING: 'primary',
  SEED_GUIDES: 'true',
  VIDEO_HOSTS: 'youtube.com',
  BACKUP_EVERY: '1d',
  BACKUP_KEEP: '14',
  BACKUP_TO: '/mnt/nas',
  LOG_LEVEL: 'warn',
};

describe('a configuration', () => {
  it('with several mistakes names each of them', () => {
    const lines = problem({ PORT: 'abc', LOG_LEVEL: 'loud', ADMIN_EMAIL: 'nobody' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'ADMIN_EMAIL', 'LOG_LEVEL']);
  });

  it.each(Object.entries({ ...asGiven, HOST: '0.0.0.0', DATA_DIR: '/var/lib/miraco', METHOD_DIR: '/etc/miraco' }))(
    '%s in quotes is refused, by an error that names the quotes',
    (name, value) => {
      for (const quote of ['"', "'"]) {
        const message = problem({ BACKUP_EVERY: '1d', [name]: `${quote}${value}${quote}` });
        expect(message).toMatch(
          new RegExp(`^${name} must be .*\\. The quotes around its value are part of it: remove them\\.$`),
        );
      }
    },
  );

  it('takes a secret that is in quotes, and the quotes around the name of a sender', () => {
    const secret = `"${'s'.repeat(32)}"`;
    expect(readConfig({ SESSION_SECRET: secret }).sessionSecret).toBe(secret);
    expect(readConfig({ MAIL_FROM: '"Ruiz, Ana" <ana@example.org>' }).mailFrom).toBe('"Ruiz, Ana" <ana@example.org>');
  });

  it('never repeats a secret that is wrong', () => {
    expect(problem({ SESSION_SECRET: 'hunter2', ADMIN_PASSWORD: 'abcde' })).not.toMatch(/hunter2|abcde/);
  });

  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    publicUrl: 'http://localhost:3000',
    sessionSecret: undefined,
    firstAdministrator: { username: 'admin', password: undefined, email: 'admin@localhost.localdomain' },
    smtpUrl: undefined,
    mailFrom: { name: 'Miraco', address: 'no-reply@localhost.localdomain' },
    trustProxy: false,
    brandName: 'Miraco',
    methodDir: undefined,
    scoringReading: 'primary',
    seedGuides: true,
    videoHosts: ['youtube.com'],
    backupEvery: null,
    backupKeep: { days: 7, weeks: 4, months: 12 },
    monitorToken: undefined,
    logLevel: 'info',
  };

  it('of nothing is the default one', () => {
    expect(readConfig({})).toEqual(defaults);
  });

  it('takes a variable that is set to nothing as absent', () => {
    const names = [...Object.keys(wrong), 'HOST', 'DATA_DIR', 'METHOD_DIR'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
    expect(readConfig(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(defaults);
  });

  it('takes no notice of other variables', () => {
    expect(readConfig({ HOME: '/root', PORTS: 'abc' })).toEqual(defaults);
  });

  it('is read from the variables', () => {
    const secret = 's'.repeat(32);
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/lib/miraco',
        PUBLIC_URL: 'https://miraco.example//',
        SESSION_SECRET: secret,
        ADMIN_USERNAME: ' boss ',
        ADMIN_PASSWORD: '123456',
        ADMIN_EMAIL: 'boss@miraco.example',
        SMTP_URL: 'smtps://user:password@mail.example:465',
        MAIL_FROM: 'Miraco <hola@miraco.example>',
        TRUST_PROXY: 'loopback',
        BRAND_NAME: 'Brújula',
        METHOD_DIR: '/etc/miraco',
        SCORING_READING: 'alternate',
        SEED_GUIDES: 'false',
        VIDEO_HOSTS: 'https://youtu.be, www.youtube.com,player.vimeo.com, Tube.example.org ',
        BACKUP_EVERY: '36h',
        BACKUP_KEEP: '14',
        BACKUP_PASSPHRASE: 'twelve chars',
        BACKUP_TO: '/mnt/nas',
        MONITOR_TOKEN: secret,
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/miraco',
      publicUrl: 'https://miraco.example',
      sessionSecret: secret,
      firstAdministrator: { username: 'boss', password: '123456', email: 'boss@miraco.example' },
      smtpUrl: 'smtps://user:password@mail.example:465',
      mailFrom: 'Miraco <hola@miraco.example>',
      trustProxy: 'loopback',
      brandName: 'Brújula',
      methodDir: '/etc/miraco',
      scoringReading: 'alternate',
      seedGuides: false,
      videoHosts: ['youtube.com', 'vimeo.com', 'tube.example.org'],
      backupEvery: 129_600_000,
      backupKeep: { latest: 14 },
      backupPassphrase: 'twelve chars',
      backupTo: { kind: 'folder', folder: '/mnt/nas', shown: '/mnt/nas' },
      monitorToken: secret,
      logLevel: 'warn',
    });
  });

  it('takes no place for copies of backups that are never made', () => {
    expect(problem({ BACKUP_TO: '/mnt/nas' })).toBe(
      'BACKUP_TO needs BACKUP_EVERY, which says how often a backup is made and copied there.',
    );
    expect(readConfig({ BACKUP_PASSPHRASE: 'twelve chars' }).backupEvery).toBeNull();
  });

  it('trusts as many proxies as are configured, or those with the configured addresses', () => {
    const trusts = readConfig({ TRUST_PROXY: '2' }).trustProxy;
    if (typeof trusts !== 'function') throw new Error('a number of proxies is a rule for each hop');
    expect([0, 1, 2, 3].map((hop) => trusts('192.0.2.1', hop))).toEqual([true, true, false, false]);
    for (const addresses of ['10.0.0.1', '10.0.0.0/8, 192.168.0.1', 'loopback', '::1', 'fc00::/7']) {
      expect(readConfig({ TRUST_PROXY: addresses }).trustProxy).toBe(addresses);
    }
  });

  it('of the port alone is the base of links', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });
});

describe('a secret in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-config-'));
  afterAll(() => rm(folder, { recursive: true }));

  /** A file with this content, whose name is the variable's. */
  async function fileWith(name: string, content: string): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, content);
    return file;
  }

  it.each([
    ['SESSION_SECRET', 's'.repeat(40), (config: Config) => config.sessionSecret],
    ['ADMIN_PASSWORD', ' words with spaces ', (config: Config) => config.firstAdministrator.password],
    ['SMTP_URL', 'smtps://user:password@mail.example:465', (config: Config) => config.smtpUrl],
    ['DATABASE_URL', 'postgres://miraco:password@db/miraco', (config: Config) => config.databaseUrl],
    ['MONITOR_TOKEN', 't'.repeat(32), (config: Config) => config.monitorToken],
    ['BACKUP_PASSPHRASE', 'p'.repeat(20), (config: Config) => config.backupPassphrase],
    ['BACKUP_TO', '/mnt/backups', (config: Config) => config.backupTo?.shown],
  ])('gives %s, without the newline at its end', async (name, value, read) => {
    for (const end of ['', '\n', '\r\n']) {
      const file = await fileWith(name, value + end);
      expect(read(readConfig({ BACKUP_EVERY: '1d', [`${name}_FILE`]: file, [name]: '' }))).toBe(value);
    }
  });

  it('is refused by its name and path where it cannot be read, or is empty', async () => {
    const missing = join(folder, 'missing');
    const expected = (reason: string) =>
      `SMTP_URL_FILE must be a file that the process may read, with SMTP_URL in it: ${reason}.`;
    expect(problem({ SMTP_URL_FILE: missing })).toBe(expected(`ENOENT: no such file or directory, open '${missing}'`));
    expect(problem({ SMTP_URL_FILE: folder })).toMatch(/^SMTP_URL_FILE must be .*: EISDIR: /);
    for (const content of ['', '\n', ' \n']) {
      const file = await fileWith('empty', content);
      expect(problem({ SMTP_URL_FILE: file })).toBe(expected(`${file} is empty`));
    }
  });

  it('is refused where its variable is set too', async () => {
    const file = await fileWith('smtp', 'smtp://localhost');
    expect(problem({ SMTP_URL: 'smtp://localhost', SMTP_URL_FILE: file })).toBe(
      'SMTP_URL and SMTP_URL_FILE are both set: keep one of them.',
    );
  });

  it('that is wrong is refused with its path and without its value', async () => {
    const file = await fileWith('short', 'hunter2');
    expect(problem({ SESSION_SECRET_FILE: file })).toBe(`SESSION_SECRET must be at least 32 characters, in ${file}.`);
  });

  it('has its problems named with all others, in one go', async () => {
    const lines = problem({
      PORT: 'abc',
      SESSION_SECRET_FILE: '/nowhere',
      SMTP_URL: 'smtp://localhost',
      SMTP_URL_FILE: '/nowhere',
      MONITOR_TOKEN_FILE: await fileWith('token', 'short'),
      LOG_LEVEL: 'loud',
    }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'SESSION_SECRET_FILE',
      'SMTP_URL',
      'MONITOR_TOKEN',
      'LOG_LEVEL',
    ]);
  });

  it('is for secrets alone', () => {
    expect(readConfig({ PORT_FILE: '/nowhere', BRAND_NAME_FILE: '/nowhere', SESSION_SECRET_FILE: ' ' })).toEqual(
      readConfig({}),
    );
  });
});
