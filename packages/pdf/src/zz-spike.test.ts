import { readFileSync, writeFileSync } from 'node:fs';
import { polarityPairs } from '@miraco/domain/polarity';
import { forEveryVirtue, virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import { it } from 'vitest';
import { conscienceProfile } from './conscience-profile.ts';

const f = (p: string) => new Uint8Array(readFileSync(`/work/main/node_modules/@expo-google-fonts/${p}`));
it('x', async () => {
  const content = (n: string) => JSON.parse(readFileSync(`/work/main/packages/method/content/${n}.json`, 'utf8'));
  const w = content('virtues'),
    pol = content('polarity');
  const fonts = {
    text: f('inter/400Regular/Inter_400Regular.ttf'),
    strong: f('inter/600SemiBold/Inter_600SemiBold.ttf'),
    title: f('fraunces/500Medium/Fraunces_500Medium.ttf'),
  };
  const st = ['debil', 'media', 'fuerte'] as const;
  for (const [file, language, name, partial] of [
    ['a', 'es', 'Lucía Robles Vidal', false],
    ['b', 'en', 'Zażółć 👩‍👩‍👧 Ελένη Щербакова 李小龙 שלום \ud800 é', false],
    ['c', 'es', 'A'.repeat(500), true],
  ] as const) {
    const ratings = Object.fromEntries(
      virtues
        .filter((_, i) => !partial || i % 3)
        .map((v, i) => [v, { strength: st[(i * 7 + (i % 5)) % 3], origin: i === 4 ? 'administrator' : 'test' }]),
    ) as never;
    const words = forEveryVirtue((v) => ({
      name: w[v].name[language],
      meaning: w[v].meaning[language],
      debil: w[v].weak[language],
      media: w[v].medium[language],
      fuerte: w[v].strong[language],
    }));
    const t0 = performance.now();
    const bytes = await conscienceProfile(
      {
        name,
        brand: 'Miraco',
        date: 1763632800000,
        language,
        ratings,
        words,
        polarity: polarityPairs(
          ratings,
          forEveryVirtue((v) => pol[v].map((p: { partner: string }) => p.partner)) as never,
        ),
        why: (a, b) => pol[a].find((p: { partner: string }) => p.partner === b).why[language],
      },
      translator(language),
      fonts,
    );
    console.log(file, performance.now() - t0, bytes.length);
    writeFileSync(`/tmp/summary/${file}.pdf`, bytes);
  }
});
