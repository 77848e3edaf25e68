import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import type { Option, OptionGroup } from './multi-select-options.ts';

interface MultiSelectListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  optionId: (position: number) => string;
  onPress: (option: Option) => void;
  className?: string | undefined;
}

/** The options of a multi-select. The input handles the keyboard; here are only presses. */
export function MultiSelectList({ id, label, groups, options, chosen, ...rest }: MultiSelectListProps) {
  const titleId = useId();
  const { active, optionId, onPress, className } = rest;
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={label} aria-multiselectable="true" className={className}>
      {groups.map((group, index) => (
        <Group key={group.label ?? index} titleId={`${titleId}-${index}`} label={group.label}>
          {group.options.map((option) => {
            const position = options.indexOf(option);
            return (
              <OptionRow
                key={option.value}
                id={optionId(position)}
                option={option}
                selected={chosen.includes(option.value)}
                active={position === active}
                onPress={() => onPress(option)}
              />
            );
          })}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  titleId: string;
  label: string | undefined;
  children: ReactNode;
}

function Group({ titleId, label, children }: GroupProps) {
  if (label === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className="eyebrow sticky -top-1.5 bg-popover px-3 pt-3 pb-1">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionRowProps {
  id: string;
  option: Option;
  selected: boolean;
  active: boolean;
  onPress: () => void;
}

function OptionRow({ id, option, selected, active, onPress }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onPress}
      className={cn(
        'flex min-h-11 cursor-pointer scroll-mt-10 scroll-mb-1 items-center gap-3 rounded-sm px-3 py-1.5 leading-snug hover:bg-muted',
        active && 'bg-muted outline-2 outline-ring -outline-offset-2',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-5 shrink-0 place-items-center rounded-[6px] border',
          selected ? 'border-primary bg-primary text-primary-foreground' : 'border-input bg-card',
        )}
      >
        {selected && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.found && (
        <span className="text-[0.85rem] text-muted-foreground">
          <span className="sr-only">, </span>
          {option.found}
        </span>
      )}
    </div>
  );
}
