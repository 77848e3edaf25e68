import { readdirSync, readFileSync } from 'node:fs';
import { House } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from './icon.ts';
import { lighten } from './plugins.ts';

const icons = new URL('../../../../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);

const files = readdirSync(icons)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => ({ name, code: readFileSync(new URL(name, icons), 'utf8') }))
  // The others are second names.
  .filter(({ code }) => code.includes('__iconData ='));

it('takes from each icon all that is not drawn, and nothing else', () => {
  expect(files.length).toBeGreaterThan(1000);
  for (const { name, code } of files) {
    const light = lighten(code);
    // The component takes it for granted.
    expect(code, name).toContain('size: 24,');
    expect(light, name).toMatch(/import \{ createIcon as \w+ \} from ".*\/icon\.ts"/);
    expect(light, name).not.toMatch(/createLucideIcon\.mjs|\bkey:|aliases:|\n {2}(?:name|size):/);
    const shapesOf = (text: string) => text.match(/\b(?!key|name)[a-z][\w-]*: "[^"]*"/g);
    expect(shapesOf(light), name).toEqual(shapesOf(code));
  }
});

it('draws an icon as its package does, but for the classes', () => {
  const shapes = [
    ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
    [
      'path',
      {
        d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
      },
    ],
  ] as const;
  const Light = createIcon({ node: shapes });
  const drawn = (props: object) => ({
    light: renderToStaticMarkup(createElement(Light, props)),
    theirs: renderToStaticMarkup(createElement(House, props))
      .replace('lucide lucide-house lucide-home ', '')
      .replace(' xmlns="http://www.w3.org/2000/svg"', ''),
  });
  const attributes = (svg: string) => ({
    outer: [...(/<svg ([^>]*)>/.exec(svg)?.[1] ?? '').matchAll(/[\w-]+="[^"]*"/gi)].map(([text]) => text).sort(),
    inner: svg.replace(/<svg [^>]*>/, ''),
  });
  for (const props of [
    { className: 'size-4' },
    { className: 'x', size: 16, strokeWidth: 3 },
    { className: 'x', 'aria-label': 'Home' },
  ]) {
    const { light, theirs } = drawn(props);
    expect(attributes(light)).toEqual(attributes(theirs));
  }
});
