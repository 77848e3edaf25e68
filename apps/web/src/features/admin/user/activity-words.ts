import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { useSavedWhat } from '#parts/changes/saved-what.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type Activity = Outputs['admin']['activity'][number];

/** The labels of a user's fields, as in the form. */
const fieldLabels = new Map(
  Object.entries({
    firstname: 'user.firstname',
    lastname: 'user.lastname',
    email: 'user.email',
    phone: 'user.phone',
    address: 'user.address',
    username: 'user.username',
    access: 'user.access',
    password: 'user.password',
    image: 'image.label',
    disabled: 'user.active',
    language: 'account.language',
    group: 'user.group',
    unlocking: 'user.unlocking',
  } as const),
);

/** Formats a change as a sentence without its subject. */
export function useActivitySentence(nameOf: (virtue: Virtue) => string | undefined) {
  const { t } = useTranslation();
  const language = useLanguage();
  const savedWhat = useSavedWhat();
  return ({ kind, detail }: Activity): string => {
    const { fields = [], virtue, virtues, strength, procedure = '', name = '', coach, formerCoach } = detail;
    switch (kind) {
      case 'edited': {
        const labels = fields.map((field) => {
          const label = fieldLabels.get(field);
          return label ? t(label) : field;
        });
        return t('activity.kinds.edited', { fields: new Intl.ListFormat(language).format(labels) });
      }
      case 'strengthChanged': {
        const changed = (virtue && nameOf(virtue)) ?? t('activity.aVirtue');
        if (virtues) {
          const named = virtues.map((one) => nameOf(one) ?? t('activity.aVirtue'));
          return t('activity.kinds.strengthsChanged', { virtues: new Intl.ListFormat(language).format(named) });
        }
        if (!strength) return t('activity.kinds.strengthReturned', { virtue: changed });
        const word = t(`strengths.${strength}`).toLocaleLowerCase(language);
        return t('activity.kinds.strengthChanged', { virtue: changed, strength: word });
      }
      case 'savedOnBehalf':
      case 'undone':
        return t(`activity.kinds.${kind}`, { what: savedWhat(procedure) });
      case 'phaseOpened':
        return t(detail.byItself ? 'activity.kinds.phaseOpenedByItself' : 'activity.kinds.phaseOpened');
      case 'coachAssigned': {
        const nobody = t('activity.noCoach');
        return t('activity.kinds.coachAssigned', { coach: coach ?? nobody, formerCoach: formerCoach ?? nobody });
      }
      case 'removed':
        return t('activity.kinds.removed', { name });
      default:
        return t(`activity.kinds.${kind}`);
    }
  };
}
