import { FieldSet } from '#ui/field.tsx';
import { Radio, RadioGroup } from '#ui/radio-group.tsx';

interface WayChoiceProps<Way extends string> {
  label: string;
  /** In the order on screen, each with what it is called and what it means. */
  ways: readonly { way: Way; name: string; hint: string }[];
  value: Way;
  onChange: (way: Way) => void;
}

/** How the practice wants something done: one of a few ways, each explained. */
export function WayChoice<Way extends string>({ label, ways, value, onChange }: WayChoiceProps<Way>) {
  const choose = (chosen: string) => {
    const found = ways.find(({ way }) => way === chosen);
    if (found) onChange(found.way);
  };
  return (
    <FieldSet label={label}>
      <RadioGroup value={value} onValueChange={choose}>
        {ways.map(({ way, name, hint }) => (
          <Radio
            key={way}
            value={way}
            label={
              <>
                {name}
                <span className="block text-[0.9rem] text-muted-foreground">{hint}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FieldSet>
  );
}
