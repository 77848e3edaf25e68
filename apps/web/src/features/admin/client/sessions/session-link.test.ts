import { expect, it } from 'vitest';
import { completeLink } from './session-link.ts';

it.each([
  ['', null],
  ['  ', null],
  [' meet.example.org/room ', 'https://meet.example.org/room'],
  ['https://meet.example.org/room', 'https://meet.example.org/room'],
  ['http://meet.example.org', 'http://meet.example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j is sent as %j', (typed, sent) => {
  expect(completeLink(typed)).toBe(sent);
});
