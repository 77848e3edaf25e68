import { virtues } from '@miraco/domain/virtues';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

/** The names of the 23 virtues in the order of the method, once they are known. */
export function VirtueList({ names }: { names: Outputs['method']['virtueNames'] | undefined }) {
  const language = useLanguage();
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {names &&
        virtues.map((virtue) => (
          <li key={virtue} className="rounded-full border bg-card px-3 py-1 text-[0.95rem]">
            {names[virtue][language]}
          </li>
        ))}
    </ul>
  );
}
