import type { Level } from '@miraco/domain/wellness';
import { CloudLightning, Mountain, Sparkles, Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export const levelLooks = {
  crisis: { Icon: CloudLightning, colour: 'text-crisis' },
  challenge: { Icon: Mountain, colour: 'text-challenge' },
  flow: { Icon: Waves, colour: 'text-flow' },
  wow: { Icon: Sparkles, colour: 'text-wow' },
} satisfies Record<Level, unknown>;

const sizes = {
  sm: 'gap-1.5 text-[0.9rem] [&_svg]:size-4',
  md: 'gap-2 [&_svg]:size-5',
  lg: 'gap-3 font-serif text-[1.75rem] [&_svg]:size-8',
};

interface LevelMarkProps {
  level: Level;
  size?: keyof typeof sizes;
}

/** A level as icon, word and colour, so that none is the only sign. */
export function LevelMark({ level, size = 'md' }: LevelMarkProps) {
  const { t } = useTranslation();
  const { Icon, colour } = levelLooks[level];
  return (
    <span className={`inline-flex items-center font-medium leading-none ${sizes[size]} ${colour}`}>
      <Icon aria-hidden="true" />
      {t(`levels.${level}`)}
    </span>
  );
}
