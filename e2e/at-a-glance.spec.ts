import { languages } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { rate } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';
import type { Product } from './product.ts';

const method = await loadMethod();

const weak: readonly Virtue[] = ['alegria', 'perdon', 'disciplina'];
const strong: readonly Virtue[] = ['educacion', 'responsabilidad', 'perseverancia', 'guia'];

/** A client with strong, weak and medium virtues. */
async function addMixed(product: Product) {
  const client = await product.addClient();
  await rate(product, client.id, { weak, strong });
  return client;
}

/** The corners of each line of the names on the screen, turned as they are, and the box of the chart. */
const cornersOf = (chart: Locator) =>
  chart.evaluate((svg) => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const lines = [...svg.querySelectorAll('tspan')].map((line) => {
      const text = line.closest('text');
      if (!text) throw new Error('a line without its text');
      const size = Number(text.getAttribute('font-size'));
      const start = line.getStartPositionOfChar(0);
      const end = line.getEndPositionOfChar(line.getNumberOfChars() - 1);
      // The letters of Inter, without the room for accents of capitals, which no name has.
      const [high, low] = [start.y - size * 0.75, start.y + size * 0.21];
      const corners = [
        new DOMPoint(start.x, high),
        new DOMPoint(end.x, high),
        new DOMPoint(end.x, low),
        new DOMPoint(start.x, low),
      ].map((corner) => corner.matrixTransform(text.getScreenCTM() ?? undefined));
      return { name: line.textContent ?? '', corners: corners.map(({ x, y }) => ({ x, y })) };
    });
    return { box: { left, right, top, bottom }, lines };
  });

type Turned = Awaited<ReturnType<typeof cornersOf>>['lines'][number];

/** Whether a line along one of the sides separates two turned boxes. */
function apart(one: Turned, other: Turned): boolean {
  return [one, other].some(({ corners }) =>
    corners.some((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const [across, along] = [corner.y - next.y, next.x - corner.x];
      const shadow = ({ corners: points }: Turned) => points.map(({ x, y }) => x * across + y * along);
      const [first, second] = [shadow(one), shadow(other)];
      return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first);
    }),
  );
}

test('the summary names each virtue once with its strength, in the chart’s description and as a table', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  await openAs(visit, await addMixed(product), '/client/resume');
  const chart = page.getByRole('img', { name: t('chart.radar.title') });
  await expect(chart).toBeVisible();
  const named = (list: readonly Virtue[]) =>
    new Intl.ListFormat(language).format(
      virtues.filter((virtue) => list.includes(virtue)).map((virtue) => method.virtues[virtue].name[language]),
    );
  const medium = virtues.filter((virtue) => !weak.includes(virtue) && !strong.includes(virtue));
  await expect(chart).toHaveAccessibleName(
    [
      t('chart.radar.title'),
      t('chart.radar.description'),
      t('chart.radar.fuerte', { names: named(strong) }),
      t('chart.radar.media', { names: named(medium) }),
      t('chart.radar.debil', { names: named(weak) }),
    ].join(' '),
  );
  await page.getByRole('button', { name: t('chart.asTable') }).click();
  const table = page.getByRole('table', { name: t('chart.radar.title') });
  for (const [virtue, strength, value] of [
    ['alegria', 'debil', 1],
    ['aceptacion', 'media', 2],
    ['guia', 'fuerte', 3],
  ] as const)
    await expect(table.getByRole('row', { name: method.virtues[virtue].name[language] })).toContainText(
      `${t(`strengths.${strength}`)}${value}`,
    );
  await expectAccessible(page);
});

for (const spoken of languages) {
  test(`no name of the chart is cut off or covers another one at any width, in ${spoken}`, async ({
    visit,
    product,
  }) => {
    const { page } = visit;
    await openAs(visit, await addMixed(product), '/client/resume');
    const chart = page.getByRole('img', { name: translator(spoken)('chart.radar.title') });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/client/resume?lang=${spoken}`);
      await expect(chart).toBeVisible();
      const { box, lines } = await cornersOf(chart);
      expect(lines.length).toBeGreaterThanOrEqual(virtues.length);
      const cut = lines.filter(({ corners }) =>
        corners.some(({ x, y }) => x < box.left || x > box.right || y < box.top || y > box.bottom),
      );
      expect(
        cut.map(({ name }) => name),
        `cut off at ${width}`,
      ).toEqual([]);
      const covered = lines.flatMap((one, position) =>
        lines.slice(position + 1).flatMap((other) => (apart(one, other) ? [] : [`${one.name} and ${other.name}`])),
      );
      expect(covered, `over each other at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // As wide as its card, of which the borders and the padding take a sixth.
    expect((await chart.boundingBox())?.width).toBeGreaterThan(300);
  });
}

test('the texts about the person begin openly, and the whole of one unfolds', async ({ visit, product }) => {
  const { page, t, language } = visit;
  await openAs(visit, await addMixed(product), '/client/resume');
  const textOf = (virtue: Virtue, kind: 'strong' | 'weak' | 'medium') => method.virtues[virtue][kind][language];
  const beginning = (text: string) => page.getByText(text.slice(0, 40)).filter({ visible: true });
  for (const virtue of strong) await expect(beginning(textOf(virtue, 'strong'))).toHaveCount(1);
  for (const virtue of weak) await expect(beginning(textOf(virtue, 'weak'))).toHaveCount(1);
  await expect(beginning(textOf('aceptacion', 'medium'))).toHaveCount(0);
  const whole = page.getByText(textOf('guia', 'strong'), { exact: true });
  await expect(whole).toBeHidden();
  await page
    .getByRole('group')
    .filter({ hasText: textOf('guia', 'strong') })
    .locator('summary')
    .click();
  await expect(whole).toBeVisible();
  await expect(beginning(textOf('guia', 'strong'))).toHaveCount(1);
  // The chart is above the columns.
  const heights = await Promise.all(
    [t('resume.radar'), t('resume.columns.fuerte.title'), t('resume.polarity.title')].map(async (name) => {
      const box = await page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).boundingBox();
      return box?.y ?? 0;
    }),
  );
  expect(heights).toEqual(heights.toSorted((first, second) => first - second));
  await expectAccessible(page);
});

test('on a phone the reasons of the polarities have the whole width', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addMixed(product), '/client/resume');
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('table', { name: t('resume.polarity.title') });
  const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await expect(table.getByRole('rowheader')).toHaveCount(strong.length);
  expect(await width(table.getByRole('cell').first())).toBeGreaterThan(0.95 * (await width(table)));
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await width(table.getByRole('cell').first())).toBeLessThan(0.8 * (await width(table)));
});

test('a virtue without a rating is an empty place, and the legend and the description say so', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  await product.rest('POST', '/client/conscience/weak/register', {
    user: client.id,
    responses: [{ number: 1, weak: 'aceptacion' }],
  });
  await openAs(visit, client, '/client/resume');
  const chart = page.getByRole('img', { name: t('chart.radar.title') });
  await expect(page.getByRole('figure').getByText(t('strengths.unrated'), { exact: true })).toBeVisible();
  const unrated = virtues.slice(1).map((virtue) => method.virtues[virtue].name[language]);
  await expect(chart).toHaveAccessibleName(
    new RegExp(`${t('chart.radar.unrated', { names: new Intl.ListFormat(language).format(unrated) })}$`),
  );
  await expectAccessible(page);
});
