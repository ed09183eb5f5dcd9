/** Calls back with each page that is shown, the first one included: every page sets the title when it is there. */
export function watchPages(page: () => string, seen: (page: string) => void): void {
  let last: string | undefined;
  const look = (): void => {
    const shown = page();
    if (shown === last) return;
    last = shown;
    seen(shown);
  };
  look();
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
}
