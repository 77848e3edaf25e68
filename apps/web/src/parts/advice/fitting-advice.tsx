import { type Face, fittingFirst } from '@miraco/domain/fitting';
import { defaultLanguage } from '@miraco/domain/languages';
import type { Virtue } from '@miraco/domain/virtues';
import { Lightbulb } from 'lucide-react';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Pieces = Outputs['method']['advice'][Virtue];

interface FittingAdviceProps {
  pieces: Pieces;
  /** What the user's signs of the virtue show. */
  cited: readonly Face[] | undefined;
  words: { tip: string; others: string };
}

/** The piece of advice that fits the user's signs, with its tip, and the other pieces on demand. */
export function FittingAdvice({ pieces, cited = [], words }: FittingAdviceProps) {
  const [fitting, ...others] = fittingFirst(pieces, cited);
  return (
    <div className="grid gap-4">
      {fitting && <Piece piece={fitting} tip={words.tip} />}
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-[0.95rem] text-primary">{words.others}</summary>
          <div className="grid gap-5 pt-2">
            {others.map((piece) => (
              <Piece key={piece.advice[defaultLanguage]} piece={piece} tip={words.tip} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Piece({ piece, tip }: { piece: Pieces[number]; tip: string }) {
  const language = useLanguage();
  return (
    <div className="grid gap-3">
      <p className="measure">{piece.advice[language]}</p>
      <p className="measure flex gap-3">
        <Lightbulb className="mt-1 size-[1.15em] shrink-0 text-primary" aria-hidden="true" />
        <span>
          <span className="font-medium">{tip}: </span>
          {piece.tip[language]}
        </span>
      </p>
    </div>
  );
}
