import { cn } from './cn.ts';

const sizes = { md: 'h-2', sm: 'h-1.5' };

interface ProgressProps {
  value: number;
  max: number;
  /** Accessible name. */
  label: string;
  /** The value in words: "1 of 4". */
  valueText: string;
  size?: keyof typeof sizes;
  className?: string;
}

export function Progress({ value, max, label, valueText, size = 'md', className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={cn('overflow-hidden rounded-full bg-border', sizes[size], className)}
    >
      <div
        className="size-full origin-left bg-primary transition-transform duration-200"
        style={{ transform: `scaleX(${max > 0 ? value / max : 0})` }}
      />
    </div>
  );
}
