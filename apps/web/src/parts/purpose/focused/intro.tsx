import type { PurposeForm } from '@miraco/domain/purpose';
import { useTranslation } from 'react-i18next';
import { CoupleSafety } from '#parts/purpose/couple-safety.tsx';
import type { StoredPurpose } from '#parts/purpose/purpose-content.ts';
import { SavedBy } from '#parts/purpose/saved-by.tsx';
import { ReadLater } from '#parts/support/read-later.tsx';

/** What is above the first question of a purpose. */
export function FocusedIntro({ form, stored }: { form: PurposeForm; stored: StoredPurpose | null }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <p className="measure text-muted-foreground">{t(`purpose.${form}.lead`)}</p>
      {stored && <SavedBy date={stored.date} savedOnBehalfBy={stored.savedOnBehalfBy} />}
      {form === 'couple' && <CoupleSafety />}
      {form === 'couple' && <ReadLater />}
    </div>
  );
}
