import type { Language } from '@miraco/domain/languages';

const words = (element: Element | null) => element?.textContent.trim() ?? '';

/** The services at the end of the page as lines for paper: the practice's own, those of the first country, and the directories. */
export function helpLines(language: Language): string[] {
  const help = document.querySelector(`#support > [lang="${language}"] [data-lines]`);
  const services =
    help?.querySelectorAll('[data-own], [data-country]:first-child li, :scope > ul:last-of-type li') ?? [];
  return [...services].map((service) => {
    const ways = [...service.querySelectorAll('a')].map(words).join(', ');
    return `${words(service.querySelector('p'))}: ${ways} (${words(service.querySelector('[data-about]'))})`;
  });
}
