import { completeTexts } from '@miraco/domain/guides';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import type { z } from 'zod';
import { forgotPasswordInput, signInInput } from './account.ts';
import { coachNotesInput } from './coach-notes.ts';
import { prospectInput } from './conscience.ts';
import { formDraft } from './drafts.ts';
import {
  email,
  freeText,
  optionalText,
  type ownerInput,
  password,
  type RecordId,
  searchText,
  singleLine,
  type UserId,
  verbatim,
} from './fields.ts';
import { guideInput } from './guides.ts';
import { practiceSetting } from './settings.ts';
import { startRequestInput } from './start-request.ts';
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

describe('blanks around a text', () => {
  const blanks = [' ', '\t', '\u00a0', '\u3000', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'];

  it.each(blanks)('%j is cut from names, addresses and texts, and stays within them', (blank) => {
    const around = (text: string) => `${blank}${blank}${text}${blank}`;
    for (const schema of [singleLine(60), freeText(60), optionalText(60), searchText(60)]) {
      expect(schema.parse(around('Ana Ruiz'))).toBe('Ana Ruiz');
      if (blank !== '\t') expect(schema.parse(`Ana${blank}Ruiz`)).toBe(`Ana${blank}Ruiz`);
    }
    for (const schema of [email, forgotPasswordInput.shape.email, startRequestInput.shape.email]) {
      expect(schema.parse(around('ana@example.org'))).toBe('ana@example.org');
    }
    expect(practiceSetting.shape.contact.shape.mail.parse(around('ana@example.org'))).toBe('ana@example.org');
    expect(signInInput.parse({ username: around('ana'), password: around('secret') })).toEqual({
      username: 'ana',
      password: around('secret'),
    });
    expect(password.parse(around('secret'))).toBe(around('secret'));
  });

  it.each([...blanks, '\u00ad', '\u200e', '\u202e', '\u3164', '\u2800', '\u{e0041}'])(
    'a required text of %j alone is missing, and an optional one is empty',
    (sign) => {
      for (const schema of [singleLine(60), freeText(60), prospectInput.shape.prospect]) {
        expect(messages(schema, sign.repeat(2))).toEqual([' validation.required']);
      }
      expect(optionalText(60).parse(sign.repeat(2))).toBe('');
    },
  );

  it('are found in no time in a text of two megabytes', () => {
    const text = `a${' '.repeat(2_000_000)}a`;
    const start = performance.now();
    expect(singleLine(60).safeParse(text).success).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('an e-mail address', () => {
  it.each([
    'ana@example.org',
    "o'hara+x@sub.example.co.uk",
    'x@xn--espaa-rta.example',
    'x@xn--80aesfpebagmfblc0a.xn--p1ai',
  ])('%s is accepted', (address) => expect(email.parse(address)).toBe(address));

  it.each([
    'ana@',
    'ana',
    'ana@example',
    'ana@example.o',
    '.ana@example.org',
    'a..b@example.org',
    'ana@xn--p1ai',
    'ana@b.xn--',
    'a b@example.org',
    'ana@example.c0m',
    `${'a'.repeat(250)}@example.org`,
  ])('%s is refused', (address) => expect(email.safeParse(address).success).toBe(false));
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
