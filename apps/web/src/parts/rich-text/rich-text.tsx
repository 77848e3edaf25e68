import type { Language } from '@miraco/domain/languages';
import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import './rich-text.css';

interface RichTextProps {
  html: string;
  /** Of the text: it may be another than that of the page. */
  language: Language;
  className?: string;
}

/** HTML that an administrator wrote. It was cleaned when it was saved, and is cleaned again before it is shown. */
export function RichText({ html, language, className = '' }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  // As nodes and not as a text that is parsed once more: what was cleaned is what is shown.
  useLayoutEffect(() => box.current?.replaceChildren(cleanHtml(html)), [html]);
  return <div ref={box} lang={language} className={`rich-text ${className}`} />;
}
