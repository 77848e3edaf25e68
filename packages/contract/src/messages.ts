import { z } from 'zod';

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

/** The i18n key for an invalid field. Schemas that need another message give a key of their own. */
function messageKey(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'validation.required' : 'validation.wrongType';
    case 'too_small':
      return issue.origin === 'string' ? 'validation.required' : 'validation.tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'validation.tooLong' : 'validation.tooBig';
    case 'invalid_format':
      return issue.format === 'email' ? 'validation.email' : 'validation.format';
    case 'unrecognized_keys':
      return 'validation.unknownField';
    default:
      return 'validation.invalid';
  }
}

// Every message of a schema is an i18n key: the server answers with it and the screen translates it.
// In a browser zod must not compile its checks: the content security policy forbids it, and even the attempt is reported.
z.config({ customError: messageKey, jitless: 'document' in globalThis });

export { z };
