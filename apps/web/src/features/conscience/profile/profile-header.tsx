import { type Ratings, strengthValues, virtuesRated } from '@miraco/domain/ratings';
import { isWritable } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import { useCoach } from '#parts/contact/coach.ts';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { Rosette } from '#shared/brand/rosette.tsx';
import { fullName } from '#shared/full-name.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';

interface ProfileHeaderProps {
  me: Outputs['account']['me'];
  ratings: Ratings;
  /** Conscience is done, and waits for the coach. */
  finished: boolean;
}

/** The client's name and phase, and their rosette as soon as there are ratings. */
export function ProfileHeader({ me, ratings, finished }: ProfileHeaderProps) {
  const { t } = useTranslation();
  const coach = useCoach(finished);
  const inConscience = isWritable('conscience', me);
  const rated = Object.keys(ratings).length > 0;
  const emblem = t('profile.emblem', {
    strong: virtuesRated(ratings, 'fuerte').length,
    medium: virtuesRated(ratings, 'media').length,
    weak: virtuesRated(ratings, 'debil').length,
  });
  return (
    <div className="mb-5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 sm:mb-8 sm:gap-x-6">
      <UserAvatar
        name={fullName(me)}
        image={me.image}
        size="lg"
        className="max-sm:size-13 max-sm:text-[1.1rem] sm:row-span-2"
      />
      <PageHeader
        className="[overflow-wrap:anywhere] sm:self-end"
        title={t('profile.greeting', { name: me.firstname })}
      />
      {rated && (
        <Rosette strengths={strengthValues(ratings)} title={emblem} className="size-19 sm:row-span-2 sm:size-32" />
      )}
      <p className="measure col-span-full text-muted-foreground sm:col-start-2 sm:col-end-3 sm:self-start">
        {finished
          ? t('profile.finished', { coach })
          : t(inConscience ? 'profile.inConscience' : 'profile.beyondConscience')}
        {!finished && me.opensByItself && ` ${t('conscience.opensByItself')}`}
      </p>
    </div>
  );
}
