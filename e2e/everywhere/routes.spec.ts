import { paths } from '@miraco/contract/paths';
import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addVeteran } from '../clients.ts';
import { test as base } from '../journey.ts';
import { administrator, type Client } from '../product.ts';
import { settled } from '../settled.ts';

const roles = ['everybody', 'veteran', 'newcomer', 'administrator'] as const;
type Role = (typeof roles)[number];

/** A browser with a session, and the client whose data are shown in it. */
interface Seat {
  context: BrowserContext;
  shown: Client;
}

interface RouteFixtures {
  role: Role;
  shown: Client;
}

/** One browser for each role and worker: the pages share its cache, as the pages of a person do. */
const test = base.extend<RouteFixtures, { seatOf: (role: Role) => Promise<Seat> }>({
  role: ['everybody', { option: true }],
  seatOf: [
    async ({ browser, product }, use, { project }) => {
      const { locale, viewport } = project.use;
      const seats = new Map<Role, Promise<Seat>>();
      const names = { firstname: 'Guadalupe', lastname: 'Fernández-Villaverde Etxeberria' };
      const people: Record<Role, () => Promise<Client>> = {
        everybody: () => product.addClient(),
        newcomer: () => product.addClient(),
        veteran: () => addVeteran(product),
        administrator: () => addVeteran(product, names),
      };
      const take = async (role: Role): Promise<Seat> => {
        const shown = await people[role]();
        const context = await browser.newContext({
          baseURL: product.url,
          serviceWorkers: 'block',
          // The states between two colours are not checked, and waiting for their end takes a quarter second a page.
          reducedMotion: 'reduce',
          ...(locale ? { locale } : {}),
          ...(viewport ? { viewport } : {}),
        });
        if (role === 'everybody') return { context, shown };
        const token = await product.signIn(role === 'administrator' ? administrator : shown);
        await context.addInitScript((value) => sessionStorage.setItem('miraco.token', value), token);
        return { context, shown };
      };
      await use((role) => {
        const seat = seats.get(role) ?? take(role);
        seats.set(role, seat);
        return seat;
      });
      for (const seat of seats.values()) await (await seat).context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ seatOf, role }, use) => {
    const page = await (await seatOf(role)).context.newPage();
    await use(page);
    await page.close();
  },
  shown: async ({ seatOf, role }, use) => use((await seatOf(role)).shown),
});

const all = Object.values(paths);
const isOf = (area: string) => (path: string) => path.startsWith(`/${area}/`);
const routes: Readonly<Record<Role, readonly string[]>> = {
  everybody: all.filter((path) => !isOf('client')(path) && !isOf('admin')(path)),
  veteran: all.filter(isOf('client')),
  newcomer: all.filter(isOf('client')),
  administrator: all.filter(isOf('admin')),
};

const titles: Readonly<Record<Role, string>> = {
  everybody: 'for everybody',
  veteran: 'of a client with data everywhere',
  newcomer: 'of a new client',
  administrator: 'of an administrator',
};

for (const role of roles) {
  test.describe(`every page ${titles[role]} is accessible:`, () => {
    test.use({ role });

    for (const path of routes[role]) {
      test.describe(() => {
        // The links of these mails are unknown.
        test.use({ refusals: path === paths.invitation || path === paths.mails });

        test(path, async ({ visit, shown, language }) => {
          const address = path.replace(':id', shown.id).replace(':virtue', 'guia').replace(':token', 'unknown');
          await visit.page.goto(address);
          await settled(visit);
          // The colours of the dark theme are the same in both languages.
          await expectAccessible(visit.page, { themes: language === 'es' ? ['dark', 'light'] : ['light'] });
        });
      });
    }
  });
}
