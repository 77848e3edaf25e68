import { Progress as Primitive } from 'radix-ui';
import { cn } from './cn.ts';

const sizes = { md: 'h-2', sm: 'h-1.5' };

interface ProgressProps {
  value: number;
  max: number;
  /** Accessible name. */
  label: string;
  /** The value in words: "1 of 4". */
  valueText?: string;
  size?: keyof typeof sizes;
  className?: string;
}

export function Progress({ value, max, label, valueText, size = 'md', className }: ProgressProps) {
  return (
    <Primitive.Root
      value={value}
      max={max}
      aria-label={label}
      getValueLabel={(current, most) => valueText ?? `${current} / ${most}`}
      className={cn('overflow-hidden rounded-full bg-border', sizes[size], className)}
    >
      <Primitive.Indicator
        className="size-full origin-left bg-primary transition-transform duration-200"
        style={{ transform: `scaleX(${max > 0 ? value / max : 0})` }}
      />
    </Primitive.Root>
  );
}
