import { type DescribedPage, pageHeadElements } from '@miraco/contract/page-head';

/** Writes what the server would have written for a page that the app has opened, or for another language of it. */
export function writeHead(page: DescribedPage): void {
  const elements = pageHeadElements(page).map(({ tag, attributes }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ 'data-served': '', ...attributes })) element.setAttribute(name, value);
    return element;
  });
  const description = Object.assign(document.createElement('meta'), { name: 'description', content: page.description });
  document.head.append(description, ...elements);
}
