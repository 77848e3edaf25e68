import type { Language } from '@miraco/domain/languages';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import type { Reason } from '@miraco/domain/weak-reasons';
import type { Method } from '@miraco/method/schemas';
import { signName } from '@miraco/method/sign-name';
import type { TFunction } from 'i18next';

export type SignWords = Pick<Method, 'emotions' | 'behaviours'>;

/** As many of the user's own signs are offered. */
const mostSigns = 2;

interface About {
  virtue: Virtue;
  name: string;
  strength: Strength | 'unrated';
  /** What the user has told of it. */
  reasons: readonly Reason[];
}

/** Beginnings of a statement: from what the user has told of the virtue, and from its strength. */
export function starters(
  { name, strength, reasons }: About,
  { emotions, behaviours }: SignWords,
  language: Language,
  t: TFunction,
): string[] {
  const signs = reasons.flatMap((reason) =>
    'sign' in reason ? [signName(reason.kind === 'did' ? behaviours : emotions, reason.sign, language)] : [],
  );
  const virtue = name.toLocaleLowerCase(language);
  return [
    ...[...new Set(signs)].slice(0, mostSigns).map((sign) => t('manifest.starter.sign', { sign })),
    t(`manifest.starter.${strength}`, { virtue }),
  ];
}
