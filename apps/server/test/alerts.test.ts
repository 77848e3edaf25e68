import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { startProduct } from './product.ts';

const token = 'monitor-'.repeat(5);
const product = await startProduct({ MONITOR_TOKEN: token, BACKUP_EVERY: '1h' });

const file = await readFile(new URL('../../../docs/alerts.yml', import.meta.url), 'utf8');
const isContent = (line: string) => line.trim() !== '' && !/^\s*#/.test(line);
const alerts = file.split(/^ {6}- alert: /m).slice(1);

/** The value of a key of an alert. */
const valueIn = (alert: string, key: string) => new RegExp(`^\\s+${key}: (.+)$`, 'm').exec(alert)?.[1] ?? '';

/** The names of PromQL in what the alerts use: functions and keywords, and the labels within `by (…)` and `{…}`. */
const language = new Set('by changes histogram_quantile or rate sum time unless'.split(' '));
const metricsIn = (expression: string) =>
  (expression.replaceAll(/\{[^}]*\}|by \([^)]*\)|\[\w+\]/g, ' ').match(/\b[a-z_]\w+/gi) ?? []).filter(
    (name) => !language.has(name),
  );

it('the example has nothing but alerts, each with an expression, a severity and what to do', () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    expect(alert).toMatch(/^\w+\n/);
    for (const key of ['expr', 'severity', 'summary']) expect(valueIn(alert, key), key + alert).not.toBe('');
    expect(valueIn(alert, 'summary')).toMatch(/\{\{ \$labels\.instance \}\}/);
  }
  const keys =
    /^(groups:| {2}- name: miraco| {4}rules:| {6}- alert: \w+| {8}(expr: \S.*|for: \d+[mh]|labels:|annotations:)| {10}(severity: \w+|summary: \S.*))$/;
  expect(file.split('\n').filter((line) => isContent(line) && !keys.test(line))).toEqual([]);
  // YAML would read these otherwise.
  for (const line of file.split('\n').filter(isContent)) expect(line.replace(/^[^:]*:/, '')).not.toMatch(/: | #|\t/);
});

it('every metric that an alert names is one that the product answers', async () => {
  const mail = {
    user: product.administrator.id,
    kind: 'passwordChanged' as const,
    data: {},
    createdAt: 1,
    dueAt: 4e12,
  };
  await product.services.store.mails.add(mail);
  const usual = await product.services.backups.status();
  const done = { at: 1, backup: '', to: '', users: 1, images: 1, ms: 1 };
  vi.spyOn(product.services.backups, 'status').mockResolvedValue({
    ...usual,
    last: { at: 1, bytes: 1 },
    copy: { to: '', last: done, failure: null },
    rehearsal: { ...usual.rehearsal, last: done },
  });
  await product.request('GET', '/metrics', { as: { token } });
  const { body } = await product.request('GET', '/metrics', { as: { token } });
  const answered = new Set([...body.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name));
  // Prometheus makes it.
  answered.add('up');
  // Only the file of SQLite is checked: PostgreSQL is a server of its own, with alerts of its own.
  if (product.services.store.isShared) answered.add('miraco_database_check_failed');
  const named = alerts.flatMap((alert) => metricsIn(valueIn(alert, 'expr')));
  expect(named).toContain('miraco_database_up');
  expect(named.filter((name) => !answered.has(name))).toEqual([]);
});
