import { expect, test } from 'vitest';
import { parseUnsent } from './unsent-answers.ts';

test.each([
  ['nothing', null, {}],
  ['answers', '{"0":1,"19":4}', { 0: 1, 19: 4 }],
  ['answers that do not exist', '{"0":0,"1":5,"2":"3","3":2.5,"4":null}', {}],
  ['questions that do not exist', '{"20":1,"-1":2,"a":3,"1.5":4}', {}],
  ['a list', '[1,2]', { 0: 1, 1: 2 }],
  ['text', '"saved"', {}],
  ['null', 'null', {}],
  ['junk', '{"0":', {}],
])('what is found in the tab is believed only as far as it makes sense: %s', (_what, text, unsent) => {
  expect(parseUnsent(text)).toEqual(unsent);
});
