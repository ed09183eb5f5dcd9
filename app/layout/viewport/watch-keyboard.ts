/** Lower than any keyboard, higher than what a browser's own bars take. */
const MIN_PX = 80;

/**
 * Gives the styles how much of the page a keyboard covers (`--covered-below`), and how much of it is above what is seen then
 * (`--covered-above`). Safari on iOS lays its keyboard over the page, whose height stays; Chrome and Firefox make the page itself lower
 * (`interactive-widget=resizes-content`), so that nothing is covered there. In both, the field that is typed in comes to the middle of what
 * is left, with what stands below it: its button.
 *
 * @returns stops it
 */
export function watchKeyboard(): () => void {
  const viewport = globalThis.visualViewport;
  if (!viewport) return () => undefined;
  const root = document.documentElement;
  let height = innerHeight;

  const onChange = () => {
    // A page that is enlarged with two fingers is seen in part, and nothing covers it.
    if (viewport.scale > 1.01) return;
    const below = Math.round(innerHeight - viewport.height - viewport.offsetTop);
    const isCovered = innerHeight - viewport.height > MIN_PX;
    set('--covered-below', isCovered ? Math.max(0, below) : 0);
    set('--covered-above', isCovered ? Math.round(viewport.offsetTop) : 0);
    const isLower = height - viewport.height > MIN_PX;
    height = viewport.height;
    if (isLower && document.activeElement?.matches('input, textarea'))
      document.activeElement.scrollIntoView({ block: 'center' });
  };
  const set = (name: string, pixels: number) => {
    if (pixels === 0) root.style.removeProperty(name);
    else root.style.setProperty(name, `${pixels}px`);
  };

  const page = new AbortController();
  for (const event of ['resize', 'scroll']) viewport.addEventListener(event, onChange, { signal: page.signal });
  // It comes late in a page's first seconds, and a keyboard that is open by then says nothing more.
  onChange();
  return () => {
    page.abort();
    set('--covered-below', 0);
    set('--covered-above', 0);
  };
}
