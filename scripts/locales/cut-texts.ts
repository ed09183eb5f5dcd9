/** A text that does not fit where it stands. */
export interface CutText {
  readonly why: 'cut' | 'over the edge' | 'wide page';
  readonly where: string;
  readonly text: string;
}

/**
 * Runs in the page. Looks at every element with words of its own that can be seen: are they cut by the element or by one around
 * it, do they hang over the screen's edge? What may be scrolled to is not cut.
 */
export function cutTexts(): { texts: CutText[]; seen: number } {
  const texts: CutText[] = [];
  let seen = 0;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room + 1)
    texts.push({ why: 'wide page', where: 'html', text: String(document.documentElement.scrollWidth) });
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const element of top.querySelectorAll('*')) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim();
    if (own === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    seen += 1;
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    const tell = (why: CutText['why']) => texts.push({ why, where: nameOf(element), text: own.slice(0, 60) });
    let isScrolled = false;
    let isCut = false;
    // The other slides of a row of pictures: not cut, but not there yet.
    let isAway = false;
    for (
      let around: Element | null = element;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      if (scrolls(style)) {
        isScrolled = true;
        break;
      }
      const edge = around.getBoundingClientRect();
      if (/hidden|clip/.test(style.overflowX) && (words.left >= edge.right || words.right <= edge.left)) {
        isAway = true;
        break;
      }
      // A name of a team may be shortened with dots where the whole stands beside it (title).
      const isShortened = style.textOverflow === 'ellipsis' && around.hasAttribute('title');
      if (
        /hidden|clip/.test(style.overflowX) &&
        !isShortened &&
        (words.right > edge.right + 1 || words.left < edge.left - 1)
      )
        isCut = true;
      if (
        /hidden|clip/.test(style.overflowY) &&
        style.webkitLineClamp === 'none' &&
        words.bottom > edge.bottom + 2 &&
        edge.height > 1
      )
        isCut = true;
    }
    if (isAway) continue;
    if (isCut) tell('cut');
    else if (!isScrolled && (words.right > room + 1 || words.left < -1)) tell('over the edge');
  }
  return { texts, seen };
}
