/** A text that does not fit where it is. `broken`: a word, an amount or a number continues on the next line. */
export interface CutText {
  readonly why: 'cut' | 'over the edge' | 'wide page' | 'broken';
  readonly where: string;
  readonly text: string;
}

/**
 * Runs in the page. Looks at every visible element with a text of its own: is it cut by the element or by one around it, does it
 * hang over the screen's edge, is a word broken in the middle? What can be scrolled to is not cut.
 */
export function cutTexts(): { texts: CutText[]; seen: number } {
  const texts: CutText[] = [];
  let seen = 0;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room + 1)
    texts.push({ why: 'wide page', where: 'html', text: String(document.documentElement.scrollWidth) });
  // A menu or a dialog scrolls down; that it scrolls sideways besides is a text that does not fit.
  const scrolls = (element: Element, style: CSSStyleDeclaration) =>
    /auto|scroll/.test(style.overflowX) && !element.matches('dialog, [popover]');
  // Paint containment cuts like `overflow: clip`, and `overflow` says nothing of it.
  const cuts = (overflow: string, style: CSSStyleDeclaration) =>
    /hidden|clip/.test(overflow) || /strict|content|paint/.test(style.contain);
  // What no line may break in: letters, digits and what joins them (1,000.00 USDT, bet-0000002). Chinese, Japanese and Korean
  // lines break between any two signs.
  const UNBREAKABLE =
    /(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])[\p{L}\p{M}\p{N}]|(?<=[\p{L}\p{N}])(?:[\u00A0\u202F'’.,:_]|-(?=\p{N}))(?=[\p{L}\p{N}]))+/gu;
  // Addresses and codes may break: they have no spaces, and no word of the eleven languages has more letters.
  const MAX_WORD = 24;
  const isAddress = (text: string, index: number) => {
    const from = text.slice(0, index).search(/[^ \n\t]*$/);
    const chunk = /^[^ \n\t]*/.exec(text.slice(from))?.[0] ?? '';
    return chunk.includes('@') || chunk.length > MAX_WORD;
  };
  const linesOf = (range: Range) => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const tops = boxes.map(({ top }) => top);
    return boxes.length > 1 && Math.max(...tops) - Math.min(...tops) > (boxes[0]?.height ?? 0) / 2 ? 2 : 1;
  };
  const brokenIn = (element: Element): string | undefined => {
    const range = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      range.selectNodeContents(node);
      if (linesOf(range) === 1) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(UNBREAKABLE)) {
        if (isAddress(text, index)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) return word;
      }
    }
    return undefined;
  };
  const top = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
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
    const report = (why: CutText['why'], text = own) =>
      texts.push({ why, where: nameOf(element), text: text.slice(0, 60) });
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
      if (scrolls(around, style)) {
        isScrolled = true;
        break;
      }
      const edge = around.getBoundingClientRect();
      const isCutAtSides = cuts(style.overflowX, style) || around.matches('dialog, [popover]');
      if (isCutAtSides && (words.left >= edge.right || words.right <= edge.left)) {
        isAway = true;
        break;
      }
      // A name of a team may be shortened with dots where the full name is in the title.
      const isShortened = style.textOverflow === 'ellipsis' && around.hasAttribute('title');
      if (isCutAtSides && !isShortened && (words.right > edge.right + 1 || words.left < edge.left - 1)) isCut = true;
      if (
        cuts(style.overflowY, style) &&
        style.webkitLineClamp === 'none' &&
        words.bottom > edge.bottom + 2 &&
        edge.height > 1
      )
        isCut = true;
    }
    if (isAway) continue;
    if (isCut) report('cut');
    else if (!isScrolled && (words.right > room + 1 || words.left < -1)) report('over the edge');
    const broken = brokenIn(element);
    if (broken !== undefined) report('broken', broken);
  }
  return { texts, seen };
}
