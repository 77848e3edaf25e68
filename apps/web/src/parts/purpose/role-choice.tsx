import { type PurposeRole, purposeRoles } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from './choice-cards.tsx';
import { useOwnerName, useOwnerWords } from './owner.ts';

interface RoleChoiceProps {
  /** Null until it has been chosen. */
  role: PurposeRole | null;
  readOnly: boolean;
  onChoose: (role: PurposeRole) => void;
}

/** Where the client lives the professional purpose: the questions and texts below follow it. */
export function RoleChoice({ role, readOnly, onChoose }: RoleChoiceProps) {
  const { t } = useTranslation();
  const say = useOwnerWords();
  const isOfClient = useOwnerName() !== null;
  const nameOf = (key: PurposeRole) => t(`${isOfClient ? 'purposeOf' : 'purpose'}.roles.${key}.name`);
  const hint = say(role ? 'purpose.roleHint' : 'purpose.roleAssumed');
  if (isOfClient && readOnly) {
    return (
      <section>
        <h2>{say('purpose.role')}</h2>
        <p className="mt-1">{role ? nameOf(role) : hint}</p>
      </section>
    );
  }
  return (
    <ChoiceCards
      label={say('purpose.role')}
      hint={hint}
      choices={purposeRoles.map((key) => ({ key, name: nameOf(key) }))}
      chosen={role}
      readOnly={readOnly}
      onChoose={onChoose}
    />
  );
}
