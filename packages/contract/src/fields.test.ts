import { completeTexts } from '@miraco/domain/guides';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import type { z } from 'zod';
import { coachNotesInput } from './coach-notes.ts';
import { prospectInput } from './conscience.ts';
import { formDraft } from './drafts.ts';
import {
  freeText,
  optionalText,
  type ownerInput,
  type RecordId,
  searchText,
  singleLine,
  type UserId,
  verbatim,
} from './fields.ts';
import { guideInput } from './guides.ts';
import { importedUser } from './user-import.ts';
import { listUsersInput } from './user-list.ts';
import { editUserInput, registerUserInput } from './users.ts';

const unprintable = ['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f', '\ud800', '\udc00'];

const messages = (
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
  },
  value: unknown,
) => (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('control characters and unpaired surrogates', () => {
  it.each([...unprintable, '\n', '\t', '\r', '\u2028', '\u2029'])('%j in a single line is refused', (sign) => {
    expect(messages(singleLine(60), `Ana${sign}Ruiz`)).toEqual([' validation.controlCharacters']);
  });

  it.each(unprintable)('%j is removed from texts of several lines', (sign) => {
    for (const schema of [freeText(60), optionalText(60), verbatim(60)]) {
      expect(schema.parse(`one${sign} line\n\ttwo`)).toBe('one line\n\ttwo');
    }
    expect(messages(freeText(60), sign)).toEqual([' validation.required']);
    expect(optionalText(60).parse(sign)).toBe('');
  });

  it.each(['\r\n', '\r', '\u2028', '\u2029'])('%j is a line break like any other', (sign) => {
    expect(freeText(60).parse(`one${sign}two`)).toBe('one\ntwo');
  });

  it.each([...unprintable, '\n', '\t'])('%j separates the words of a search', (sign) => {
    expect(searchText(60).parse(`${sign}ana${sign}ruiz${sign}`)).toBe('ana ruiz');
  });

  it('are removed before the length is checked', () => {
    expect(freeText(3).parse('\u0000abc\u0000')).toBe('abc');
    expect(messages(freeText(3), 'abcd')).toEqual([' validation.tooLong']);
  });

  it('are not found in emoji, accents, and scripts that join their letters', () => {
    const text = '👩‍👩‍👧 Peña می‌خواهم 🏳️‍🌈';
    expect([freeText(60).parse(text), singleLine(60).parse(text), searchText(60).parse(text)]).toEqual([
      text,
      text,
      text,
    ]);
  });
});

test('every kind of call applies that rule', () => {
  expect(prospectInput.shape.prospect.parse('a\u0000b')).toBe('ab');
  expect(messages(prospectInput.shape.prospect, '\u0000')).toEqual([' validation.required']);
  const texts = completeTexts({ es: [' <p>a\u0000b</p>', ''] });
  expect(guideInput.shape.texts.parse(texts).es[0]).toBe(' <p>ab</p>');
  expect(listUsersInput.parse({ search: '\u0000' }).search).toBe('');
  expect(coachNotesInput.parse({ user: 'x', search: '\u0000abc\ud800' }).search).toBe('abc');
  const statements = { aceptacion: 'a\u0000\nb' };
  expect(formDraft.parse({ form: 'manifest', content: { statements } })).toMatchObject({
    content: { statements: { aceptacion: 'a\nb' } },
  });
});

describe('a username', () => {
  const form = { email: 'a@example.org', firstname: 'A', lastname: 'B', address: 'C', phone: '1', access: 'client' };

  it.each([
    '\u200b',
    '\u200d',
    '\u200e',
    '\u202e',
    '\u2066',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u061c',
    '\u3164',
    '\u2800',
    '\u{e0041}',
  ])('with the invisible %j is refused, naming the field', (sign) => {
    const username = `ana${sign}ruiz`;
    const refused = ['username validation.invisibleCharacters'];
    // Those that are blanks are also refused as blanks.
    const expected = /\s/.test(sign) ? ['username validation.noSpaces', ...refused] : refused;
    expect(messages(registerUserInput, { ...form, username, password: 'long enough' })).toEqual(expected);
    expect(messages(editUserInput, { id: 'x', username })).toEqual(expected);
    expect(messages(importedUser, { ...form, username })).toEqual(expected);
  });

  it.each(['ana', 'Íñigo', 'пётр', '山田', 'o\u0301scar', 'ana.ruiz+1@x'])('%j is accepted', (username) => {
    expect(messages(editUserInput, { id: 'x', username })).toEqual([]);
  });
});

test('the id of a user is not accepted as that of a record, nor a bare text as either; callers send bare texts', () => {
  expectTypeOf<UserId>().not.toExtend<RecordId>();
  expectTypeOf<RecordId>().not.toExtend<UserId>();
  expectTypeOf<string>().not.toExtend<UserId>();
  expectTypeOf<z.output<typeof ownerInput>>().toEqualTypeOf<{ user: UserId }>();
  expectTypeOf<z.input<typeof ownerInput>>().toEqualTypeOf<{ user: string }>();
});
