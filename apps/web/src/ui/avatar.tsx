import { cn } from './cn.ts';

const sizes = {
  sm: 'size-9 text-[0.8rem]',
  md: 'size-11 text-[0.95rem]',
  lg: 'size-20 text-[1.5rem]',
  xl: 'size-28 text-[2rem]',
};

interface AvatarProps {
  name: string;
  /** URL of the picture; without one the initials are shown. */
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string;
}

/** Decorative: the name is always written beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const initials = name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0]);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-secondary font-medium text-secondary-foreground uppercase',
        sizes[size],
        className,
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initials.join('')}
    </span>
  );
}
