import type { CareNeed } from '@miraco/domain/care';
import { HeartHandshake } from 'lucide-react';
import { useCallback } from 'react';
import { useLanguage } from '#shared/language/language.ts';
import { cn } from '#ui/cn.ts';

export interface SupportCardProps {
  /** Its first sentence: after a result in crisis, after a text about oneself, after an evaluation, or for anybody. */
  occasion: 'result' | 'written' | 'evaluated' | 'asked';
  /** With `violence`, the services against violence come first, and so does a sentence about it. */
  need?: CareNeed;
  /** It comes into view when it is drawn: what calls for it is above or below it on a long page. */
  intoView?: boolean;
  className?: string;
}

/** The services against violence before the others of their country, and all of them before the practice, which does not answer at once. */
function putViolenceFirst(lines: Element): void {
  for (const list of lines.querySelectorAll('ul')) list.prepend(...list.querySelectorAll('[data-violence]'));
  const own = lines.querySelector('ul:has([data-own])');
  if (own) lines.querySelector('[data-countries]')?.after(own);
}

/**
 * Where help is, shown when a person's own answers are heavy. Its content is a copy of the help at the end of the page, which the
 * server wrote (apps/server/src/pages/support.ts): it is there without a network, too.
 */
export function SupportCard({ occasion, need = 'distress', intoView = false, className }: SupportCardProps) {
  const language = useLanguage();
  const fill = useCallback(
    (card: HTMLElement | null) => {
      const help = document.querySelector(`#support > [lang="${language}"]`);
      const lines = help?.querySelector('[data-lines]')?.cloneNode(true);
      if (!card || !(lines instanceof Element)) return;
      const title = document.createElement('h2');
      title.textContent = help?.querySelector('summary')?.textContent ?? '';
      const first = need === 'violence' ? 'afraid' : occasion;
      for (const sentence of lines.querySelectorAll<HTMLElement>('[data-occasion]')) {
        if (sentence.dataset.occasion !== first) sentence.remove();
      }
      if (need === 'violence') putViolenceFirst(lines);
      lines.removeAttribute('id');
      lines.prepend(title);
      card.replaceChildren(lines);
      card.ariaLabel = title.textContent;
      if (intoView) card.scrollIntoView({ block: 'nearest' });
    },
    [language, occasion, need, intoView],
  );
  return (
    <div className={cn('flex gap-4 rounded-lg border-2 border-primary/40 bg-card p-5 shadow-raised sm:p-7', className)}>
      <HeartHandshake className="mt-1 size-6 shrink-0 text-primary max-sm:hidden" aria-hidden="true" />
      <section ref={fill} className="min-w-0 flex-1 scroll-mb-[calc(var(--bottom-bar,0px)+2.5rem)]" />
    </div>
  );
}
