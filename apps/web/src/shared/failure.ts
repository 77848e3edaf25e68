import { cappedLists, caps } from '@miraco/domain/caps';
import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface FailureData {
  key: string;
  field?: string;
  retryAfterSeconds?: number;
  /** The list that is full. */
  list?: string;
  issues?: { path: string; message: string }[];
}

function isFailureData(data: unknown): data is FailureData {
  return typeof data === 'object' && data !== null && 'key' in data && typeof data.key === 'string';
}

/** By its name: with the class itself, pages that show failures would load the client before anything is sent. */
const isFromClient = (error: unknown): error is Error & { data?: unknown } =>
  error instanceof Error && error.name === 'TRPCClientError';

/** The server's data about the failure; null when the answer did not come from it. */
export function failureData(error: unknown): FailureData | null {
  return isFromClient(error) && isFailureData(error.data) ? error.data : null;
}

/** The invalid fields, and the i18n key of each fault. */
export function fieldFaults(error: unknown): { path: string; message: string }[] {
  const data = failureData(error);
  if (!data) return [];
  return data.issues ?? (data.field ? [{ path: data.field, message: data.key }] : []);
}

/** Errors that another attempt may not have: of the server, a database that is not reached, a full disk, the rate limit, an ended session. */
const passing = [
  'errors.internal',
  'errors.unavailable',
  'errors.diskFull',
  'errors.tooManyRequests',
  'errors.signedOut',
];

/** True when the server understood what was sent and refused it: sent again, it is refused again. */
export function isRefusal(error: unknown): boolean {
  const data = failureData(error);
  return data !== null && !passing.includes(data.key);
}

/** True when no answer came: no network, no server, or a timeout. Browsers fail with a TypeError for the first two. */
export function isOffline(error: unknown): boolean {
  const cause: unknown = isFromClient(error) ? error.cause : error;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}

export function useFailure() {
  const { t, i18n } = useTranslation();

  /** The text of an i18n key from a schema or from the server; undefined for no key, so that it fits a field's `error`. */
  const message = useCallback(
    (key: string | undefined): string | undefined => {
      const isKey = (candidate: string): candidate is ParseKeys => i18n.exists(candidate);
      if (key === undefined || key === '') return undefined;
      return isKey(key) ? t(key) : t('validation.invalid');
    },
    [t, i18n],
  );

  /** One sentence for any error of a call: the problem, what is kept, and what to do. */
  const failure = useCallback(
    (error: unknown): string => {
      if (isOffline(error)) return t('errors.offline');
      const data = failureData(error);
      if (!data) return t('errors.internal');
      if (data.key === 'errors.tooManyRequests' && data.retryAfterSeconds !== undefined) {
        return t('errors.tooManyRequestsMinutes', { count: Math.max(1, Math.ceil(data.retryAfterSeconds / 60)) });
      }
      const full = cappedLists.find((list) => list === data.list);
      if (full && i18n.exists(`caps.full.${full}`)) return t(`caps.full.${full}`, { cap: caps[full] });
      return message(data.key) ?? t('errors.internal');
    },
    [t, i18n, message],
  );

  return { failure, message };
}
