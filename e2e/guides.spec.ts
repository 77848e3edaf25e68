import type { Virtue } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openLaterPhases } from './clients.ts';
import { guideCalls, guideOf, video } from './guides.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator, type Credentials, type Product } from './product.ts';

const { virtues: words } = await loadMethod();

/** Changes a guide with the documented call; fields that are not named become empty. */
async function edit(product: Product, virtue: Virtue, values: Record<string, string>) {
  const { _id } = await guideOf(product, virtue);
  const empty = { url: '', text1: '', text2: '', text3: '', text4: '' };
  await product.rest('PUT', `${guideCalls}/edit/${_id}`, { ...empty, ...values });
  return _id;
}

async function openClient(product: Product) {
  const client = await product.addClient();
  await openLaterPhases(product, client.id);
  return client;
}

/** A user in a separate browser. */
async function elsewhere(
  browser: Browser,
  { visit, who, ...options }: { visit: Visit; who: Credentials; bypassCSP?: boolean },
  use: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await openAs({ ...visit, page }, who);
  await use(page);
  await context.close();
}

test('a guide is read in the language of the reader, and its video is asked for by a click only', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const name = words.paciencia.name[language];
  const texts = { text1: '<p>En español</p>', text2: '', text3: '<h3>In English</h3>', text4: '<p>And more</p>' };
  await edit(product, 'paciencia', { url: `https://youtu.be/${video}`, ...texts });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'the player' }));
  await openAs(visit, await openClient(product), '/client/test/responsibility/guide');
  await expect(page.getByRole('button', { name: t('phases.responsibility.guide') })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('And more')).toBeVisible();
  await expect(page.getByText('En español')).toBeHidden();
  // No step is missing between the title of the page and those of the text.
  await expect(page.getByRole('heading', { level: 2, name: 'In English' })).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((address) => !address.startsWith(product.url))).toEqual([]);
  await page.getByRole('button', { name: t('guide.play') }).click();
  await expect(page.getByTitle(t('guide.videoTitle', { virtue: name }))).toBeFocused();
  await expect.poll(() => asked.some((address) => address.includes(`nocookie.com/embed/${video}`))).toBe(true);
  await page.goto('/client/test/responsibility/explain/nothing');
  await expect(page.getByRole('heading', { level: 1, name: t('guide.unknown') })).toBeVisible();
  await expectAccessible(page);
});

test('a comment waits for approval, and is read by others once an administrator has published it', async ({
  visit,
  product,
  browser,
}) => {
  const { page, t, language } = visit;
  const client = await openClient(product);
  await openAs(visit, client, '/client/test/responsibility/explain/perdon');
  const field = page.getByLabel(t('guide.comment'));
  await page.getByRole('button', { name: t('guide.send') }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t('guide.commentEmpty')));
  await expect(field).toBeFocused();
  await field.fill('It helped me to wait');
  await page.reload();
  await expect(field).toHaveValue('It helped me to wait');
  await page.getByRole('button', { name: t('guide.send') }).click();
  await expect(page.getByText(t('guide.waitforaproved'), { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  const published = page.getByRole('listitem').filter({ hasText: 'It helped me to wait' });
  await page.reload();
  await expect(page.getByText(t('guide.noComments'))).toBeVisible();

  await elsewhere(browser, { visit, who: administrator }, async (admin) => {
    const tile = admin.getByRole('main').getByRole('link', { name: new RegExp(`^${t('nav.guides')}`) });
    // Comments of other journeys may wait, too.
    const [one, several] = [1, 2].map((count) => t('guideEditor.pendingTotal', { count }).replace(/\d/, '\\d+'));
    await expect(tile).toContainText(new RegExp(`${one}|${several}`));
    const waiting = (await tile.textContent()) ?? '';
    await expectAccessible(admin);
    await tile.click();
    const guide = admin.getByRole('main').getByRole('link', { name: words.perdon.name[language] });
    await expect(guide).toContainText(t('guideEditor.pendingHere', { count: 1 }));
    await expectAccessible(admin);
    await guide.click();
    await admin.getByRole('button', { name: t('guideEditor.comments.approveOf', { name: client.username }) }).click();
    const question = admin.getByRole('dialog');
    await expect(question).toContainText('It helped me to wait');
    await question.getByRole('button', { name: t('guideEditor.comments.approve') }).click();
    await expect(admin.getByText(t('guideEditor.comments.noPending'))).toBeVisible();
    await admin
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.dashboard') })
      .click();
    await expect(tile).toBeVisible();
    await expect(tile).not.toHaveText(waiting);
    await page.reload();
    await expect(published).toContainText(client.username);
    await admin.goto('/admin/explain/perdon');
    await admin.getByRole('button', { name: t('guideEditor.comments.removeOf', { name: client.username }) }).click();
    await expectAccessible(admin);
    await question.getByRole('button', { name: t('guideEditor.comments.remove') }).click();
    await expect(admin.getByText(t('guideEditor.comments.noneApproved'))).toBeVisible();
    await expect(admin.getByRole('heading', { name: t('guideEditor.comments.title'), level: 2 })).toBeFocused();
  });
  await page.reload();
  await expect(page.getByText(t('guide.noComments'))).toBeVisible();
});

test('while Conscience is open a guide is read, and not commented', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), '/client/test/responsibility/explain/guia');
  await expect(page.getByText(t('phases.lockedTitle'))).toBeVisible();
  await expect(page.getByLabel(t('guide.comment'))).toBeDisabled();
  await expect(page.getByRole('button', { name: t('guide.send') })).toBeDisabled();
});

/** Each calls `hit` unless it is sanitized. */
const attacks = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<details open ontoggle=hit()><summary>x</summary></details>',
  '<input autofocus onfocus=hit()>',
  '<video><source onerror=hit()></video><audio src=x onerror=hit()>',
  '<body onload=hit()><p style="animation:x" onanimationstart=hit()>x</p>',
  '<form><button formaction="javascript:hit()">x</button></form>',
  '<a class=attack href="javascript:hit()">one</a>',
  '<a class=attack href="jAvA&#x09;script&colon;hit()">two</a>',
  '<a class=attack href="data:text/html,<script>hit()</script>">three</a>',
  '<p onpointerover=hit() onclick=hit()>four</p>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<template><script>hit()</script></template><base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()"><link rel=stylesheet href="https://evil.example">',
];

test('nothing that is put into a text or a comment runs', async ({ visit, product, browser }) => {
  const { page } = visit;
  const hostile = attacks.join('');
  const id = await edit(product, 'justicia', { text1: hostile, text2: hostile, text3: hostile, text4: 'Here: RAW' });
  const author = await openClient(product);
  for (const comment of [hostile, ...attacks.slice(0, 3)]) {
    await product.rest('PUT', `${guideCalls}/addreview/${id}`, { user: author.id, comment: comment.slice(0, 2000) });
  }
  for (const { _id } of (await guideOf(product, 'justicia')).comments) {
    await product.rest('PUT', `${guideCalls}/aprovecomment/${id}`, { comment: _id });
  }
  let hits = 0;
  const hit = () => {
    hits += 1;
  };
  const provoke = async (watched: Page) => {
    const text = watched.locator('.rich-text');
    await expect(text.getByText('four', { exact: true }).first()).toBeAttached();
    await expect(text.locator('script, svg, iframe, object, embed, base, [onerror], [onclick], [style]')).toHaveCount(
      0,
    );
    await expect(text.locator('a[href]:not([href^="https:"], [href^="mailto:"])')).toHaveCount(0);
    for (const word of await text.getByText(/^(?:one|two|three|four)$/).all()) await word.click({ force: true });
  };
  const client = await openClient(product);
  await page.exposeFunction('hit', hit);
  await openAs(visit, client, '/client/test/responsibility/explain/justicia');
  await expect(page.getByText('Here: RAW')).toBeVisible();
  // A comment is text: it is read as it was written.
  await expect(page.getByText('<img src=x onerror=hit()>', { exact: true })).toBeVisible();

  // And as if the server had cleaned nothing, and no policy stood behind that.
  for (const [who, address] of [
    [client, '/client/test/responsibility/explain/justicia'],
    [administrator, '/admin/explain/justicia'],
  ] as const) {
    await elsewhere(browser, { visit, who, bypassCSP: true }, async (other) => {
      await other.exposeFunction('hit', hit);
      await other.route('**/trpc/**getByVirtue**', async (route) => {
        const response = await route.fetch();
        const raw = JSON.stringify(hostile).slice(1, -1);
        await route.fulfill({ response, body: (await response.text()).replaceAll('RAW', () => raw) });
      });
      await other.goto(address);
      await provoke(other);
    });
  }
  expect(hits).toBe(0);
});
