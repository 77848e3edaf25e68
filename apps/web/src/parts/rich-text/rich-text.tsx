import type { Language } from '@miraco/domain/languages';
import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import './rich-text.css';

interface RichTextProps {
  html: string;
  /** The language of the text, which may differ from that of the page. */
  language: Language;
  className?: string;
}

/** HTML that an administrator wrote. It is sanitized when it is saved, and again before it is shown. */
export function RichText({ html, language, className = '' }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  // Inserted as nodes, not as a string that is parsed again: exactly the sanitized nodes are shown.
  useLayoutEffect(() => box.current?.replaceChildren(cleanHtml(html)), [html]);
  return <div ref={box} lang={language} className={`rich-text ${className}`} />;
}
