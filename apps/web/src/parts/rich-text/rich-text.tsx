import type { Language } from '@miraco/domain/languages';
import { useEffect, useLayoutEffect, useState } from 'react';
import { cleanHtml } from './clean-html.ts';
import { createPictures } from './pictures.ts';
import './rich-text.css';

interface RichTextProps {
  html: string;
  /** The language of the text, which may differ from that of the page. */
  language: Language;
  className?: string;
}

/** HTML that an administrator wrote. It is sanitized when it is saved, and again before it is shown. */
export function RichText({ html, language, className = '' }: RichTextProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [pictures] = useState(createPictures);
  // Inserted as nodes, not as a string that is parsed again: exactly the sanitized nodes are shown.
  useLayoutEffect(() => {
    if (!box) return;
    box.replaceChildren(cleanHtml(html));
    for (const picture of box.querySelectorAll('img')) pictures.show(picture, picture.dataset.picture ?? '');
  }, [box, html, pictures]);
  useEffect(() => pictures.clear, [pictures]);
  return <div ref={setBox} lang={language} className={`rich-text ${className}`} />;
}
