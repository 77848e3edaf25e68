/** For the `ref` of a row of links that scrolls sideways on a phone: scrolls it, and not the page, to the one of this page. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!row || !current) return;
  const before = current.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += before - (row.clientWidth - current.offsetWidth) / 2;
}
