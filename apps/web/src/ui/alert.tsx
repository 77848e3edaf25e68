import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const tones = {
  info: { Icon: Info, className: 'border-primary/30 bg-secondary [&>svg]:text-primary' },
  success: { Icon: CircleCheck, className: 'border-flow/35 bg-flow/8 [&>svg]:text-flow' },
  warning: { Icon: TriangleAlert, className: 'border-challenge/40 bg-accent/15 [&>svg]:text-challenge' },
  error: { Icon: CircleAlert, className: 'border-destructive/40 bg-destructive/8 [&>svg]:text-destructive' },
};

interface AlertProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** A live region: errors are assertive, all others polite. Turn off where the alert is on the page from the start. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Alert({ tone = 'info', title, action, live = true, className, children }: AlertProps) {
  const { Icon, className: toneClasses } = tones[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cn('flex items-start gap-3 rounded-lg border p-4', toneClasses, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
