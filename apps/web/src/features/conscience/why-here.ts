import type { Language } from '@miraco/domain/languages';
import type { Virtue } from '@miraco/domain/virtues';
import { firstReasons, type Reason } from '@miraco/domain/weak-reasons';
import { signName } from '@miraco/method/sign-name';
import type { TFunction } from 'i18next';
import type { Outputs } from '#shared/trpc/trpc.ts';

/** The texts of the method that reasons name. */
export type ReasonWords = Outputs['conscience']['reasonWords'];

/** Says why a virtue is shown as lacking, in a sentence with at most three reasons; empty if nothing is known. */
export function whyHere(
  virtue: Virtue,
  reasons: readonly Reason[],
  { statements, emotions, behaviours }: ReasonWords,
  language: Language,
  t: TFunction,
): string {
  const { shown, more } = firstReasons(reasons);
  if (shown.length === 0) return '';
  const list = new Intl.ListFormat(language);
  const signs = (kind: Reason['kind']) => {
    const lookup = kind === 'did' ? behaviours : emotions;
    const names = shown.flatMap((reason) =>
      reason.kind === kind && 'sign' in reason
        ? [t('reasons.sign', { sign: signName(lookup, reason.sign, language) })]
        : [],
    );
    return list.format(names);
  };
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  const parts = kinds.map((kind) =>
    t(`reasons.${kind}`, { signs: signs(kind), text: statements[virtue].statement[language].replace(/\.$/, '') }),
  );
  if (more > 0) parts.push(t('reasons.more', { count: more }));
  return t('reasons.here', { reasons: list.format(parts) });
}
