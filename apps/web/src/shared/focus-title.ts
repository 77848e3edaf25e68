function focusTitle(): boolean {
  const title = document.querySelector('h1');
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the title as soon as there is one: a page that waits for its data has none yet. @returns how to stop waiting
 */
export function focusTitleOnceThere(): (() => void) | undefined {
  if (focusTitle()) return;
  const observer = new MutationObserver(() => {
    if (focusTitle()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
