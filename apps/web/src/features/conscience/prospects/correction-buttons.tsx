import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface CorrectionButtonsProps {
  pending: boolean;
  onCancel: () => void;
}

export function CorrectionButtons({ pending, onCancel }: CorrectionButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" loading={pending} className="max-sm:w-full">
        {t('prospect.correctSave')}
      </Button>
      <Button variant="secondary" className="max-sm:w-full" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
