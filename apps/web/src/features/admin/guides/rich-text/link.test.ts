import { expect, test } from 'vitest';
import { linkAddress } from './link.ts';

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['  example.org ', 'https://example.org/'],
  ['example.org:8443/a', 'https://example.org:8443/a'],
  ['mailto:ana@example.org', 'mailto:ana@example.org'],
])('%j leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  'example',
  'two words.org',
  'http://example.org',
  '//example',
  'javascript:alert(1)',
  ' JavaScript:alert(1)//.org',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:nobody',
])('%j is refused', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
