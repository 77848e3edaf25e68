import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** Never modal: a modal menu injects a style element, which the content security policy refuses. */
export function DropdownMenu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-50 min-w-48 animate-fade rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-floating',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

const itemClasses =
  'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-sm px-3 outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-muted data-[disabled]:opacity-60 [&_svg]:size-[1.1em]';

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(itemClasses, className)} {...props} />;
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-3 py-2 text-[0.85rem] text-muted-foreground', className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('mx-1.5 my-1.5 h-px bg-border', className)} {...props} />;
}

/** Choices of which one is checked: the `value` of the group. */
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(itemClasses, 'justify-between', className)} {...props}>
      <span className="flex items-center gap-2.5">{children}</span>
      <Primitive.ItemIndicator>
        <Check className="text-primary" aria-hidden="true" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}
