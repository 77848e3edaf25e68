import { strengthValues, virtuesRated } from '@miraco/domain/ratings';
import { strengths, virtues } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { Rosette } from '#shared/brand/rosette.tsx';

interface ClientRosetteProps {
  ratings: ClientData['overview']['ratings'];
  className: string;
}

/** The emblem of a client, told in words too. */
export function ClientRosette({ ratings, className }: ClientRosetteProps) {
  const { t } = useTranslation();
  const [debil = 0, media = 0, fuerte = 0] = strengths.map((strength) => virtuesRated(ratings, strength).length);
  const unrated = virtues.length - debil - media - fuerte;
  return (
    <Rosette
      strengths={strengthValues(ratings)}
      title={t('clientFrame.rosette', { debil, media, fuerte, unrated })}
      className={className}
    />
  );
}
