import type { MailFailure } from '@miraco/contract/mails';

export interface Failed {
  failure: MailFailure;
  /** The words of the mail server or of the system, in one line. */
  reason: string;
  /** Another attempt would fail in the same way. */
  final: boolean;
}

/** The codes of nodemailer, and of Node for the folder. */
const failures: Readonly<Record<string, MailFailure>> = {
  EDNS: 'unknownHost',
  ENOTFOUND: 'unknownHost',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  EAUTH: 'account',
  ENOAUTH: 'account',
  EOAUTH2: 'account',
  EACCES: 'folder',
  EEXIST: 'folder',
  ENOTDIR: 'folder',
  ENOSPC: 'folder',
  EROFS: 'folder',
};

/** A fault of the product, in what comes before a mail is handed over: its words may be those of a person. */
export const faultOfProduct: Failed = { failure: 'product', reason: '', final: false };

const longestReason = 300;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Nodemailer says "ESOCKET" for a refused connection and for a certificate that is not accepted alike. */
const isAboutCertificate = (text: string) => /certificate|self.signed|altnames|SSL|TLS/i.test(text);

function kindOf(code: string, command: string, text: string): MailFailure {
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : 'recipient';
  const known = failures[code] ?? 'other';
  return known === 'unreachable' && isAboutCertificate(text) ? 'encryption' : known;
}

/** Why a mail was not sent, from what the transport threw. A server’s 5xx to the envelope or the message is final: RFC 5321, 4.2.1. */
export function failureOf(error: unknown): Failed {
  const { code, command, response, responseCode, message } = Object(error);
  const reason = (textOf(response) || textOf(message)).replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, longestReason);
  const isRefusal = ['EENVELOPE', 'EMESSAGE'].includes(textOf(code)) && Number(responseCode) >= 500;
  return { failure: kindOf(textOf(code), textOf(command), reason), reason, final: isRefusal };
}
