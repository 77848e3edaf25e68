import { type PurposeRole, purposeRoles } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from './choice-cards.tsx';

interface RoleChoiceProps {
  /** Null until it has been chosen. */
  role: PurposeRole | null;
  readOnly: boolean;
  onChoose: (role: PurposeRole) => void;
}

/** Where the client lives the professional purpose: the questions and texts below follow it. */
export function RoleChoice({ role, readOnly, onChoose }: RoleChoiceProps) {
  const { t } = useTranslation();
  return (
    <ChoiceCards
      label={t('purpose.role')}
      hint={t(role ? 'purpose.roleHint' : 'purpose.roleAssumed')}
      choices={purposeRoles.map((key) => ({ key, name: t(`purpose.roles.${key}.name`) }))}
      chosen={role}
      readOnly={readOnly}
      onChoose={onChoose}
    />
  );
}
