import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';

/** A text or control, as a player would name it. */
interface Part {
  readonly text: string;
  readonly isControl: boolean;
}

/** Of a text, its pixels and their best contrast; of a control, whether a press reaches it. */
interface Shown {
  readonly pixels: number;
  readonly contrast: number;
  readonly isReached: boolean;
}

type Box = readonly [x: number, y: number, width: number, height: number];
/** What the functions below store in the page. */
type Kept = { slipwayParts?: { readonly nodes: readonly Node[] } };

/** WCAG's limit for large letters, because the edges of thin letters mix with the background. */
const MIN_CONTRAST = 3;
/** The share of pixels left by letters of 63 % of the size. */
const MIN_SHARE = 0.4;

/** Finds texts and controls, for `shownParts`. */
export const findParts = (page: Page, areas: string): Promise<readonly Part[]> =>
  page.evaluate((within) => {
    const nodes: Node[] = [];
    const parts: { text: string; isControl: boolean }[] = [];
    const add = (node: Node, text: string, isControl: boolean) => {
      if (text === '') return;
      nodes.push(node);
      parts.push({ text: text.slice(0, 60), isControl });
    };
    for (const area of document.querySelectorAll(within)) {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) add(texts.currentNode, texts.currentNode.nodeValue?.trim() ?? '', false);
      for (const control of area.querySelectorAll('a[href], button, input, select, textarea, summary')) {
        const label = (control as HTMLInputElement).labels?.[0]?.innerText;
        add(control, (control.getAttribute('aria-label') ?? label ?? control.textContent ?? '').trim(), true);
      }
    }
    (globalThis as Kept).slipwayParts = { nodes };
    return parts;
  }, areas);

/** Hides or shows the letters of the found texts, by an inline style that no stylesheet overrides. */
const drawLetters = (page: Page, isDrawn: boolean): Promise<void> =>
  page.evaluate((drawn) => {
    for (const node of (globalThis as Kept).slipwayParts?.nodes ?? []) {
      const style = node.nodeType === Node.TEXT_NODE ? node.parentElement?.style : undefined;
      for (const [name, value] of [
        ['-webkit-text-fill-color', 'transparent'],
        ['text-shadow', 'none'],
        ['text-decoration-color', 'transparent'],
        ['transition', 'none'],
        ['animation', 'none'],
      ] as const)
        if (drawn) style?.removeProperty(name);
        else style?.setProperty(name, value, 'important');
    }
  }, isDrawn);

/** The boxes of each found text, and whether a press reaches each control. */
const placesOf = (page: Page): Promise<readonly { boxes: Box[]; isReached: boolean }[]> =>
  page.evaluate(() => {
    const at = [scrollX, scrollY] as const;
    const tops = [...document.querySelectorAll('*')].map((each) => [each, each.scrollTop, each.scrollLeft] as const);
    const places = ((globalThis as Kept).slipwayParts?.nodes ?? []).map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = node.isConnected
        ? [...range.getClientRects()].map(({ x, y, width, height }): Box => [x + at[0], y + at[1], width, height])
        : [];
      return { boxes, isReached: false };
    });
    for (const [index, node] of ((globalThis as Kept).slipwayParts?.nodes ?? []).entries()) {
      const place = places[index];
      if (!(node instanceof Element) || place === undefined) continue;
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = node.getClientRects();
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A press on a label reaches its field.
      const label = (node as HTMLInputElement).labels?.[0];
      place.isReached = Boolean(hit && (node.contains(hit) || label?.contains(hit) === true));
    }
    // Scrolled parts are reset, so that the letters are where they were measured.
    for (const [each, top, left] of tops)
      if (each.scrollTop !== top || each.scrollLeft !== left) each.scrollTo({ top, left, behavior: 'instant' });
    scrollTo(...at);
    return places;
  });

/** How each part is shown, by the pixels that change when its letters are hidden. */
export async function shownParts(page: Page): Promise<readonly Shown[]> {
  const places = await placesOf(page);
  const picture = async (): Promise<PNG> =>
    PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  const withLetters = await picture();
  await drawLetters(page, false);
  const without = await picture();
  await drawLetters(page, true);
  return places.map(({ boxes, isReached }) => ({ ...comparedIn(boxes, withLetters, without), isReached }));
}

function comparedIn(boxes: readonly Box[], one: PNG, other: PNG): { pixels: number; contrast: number } {
  let pixels = 0;
  let contrast = 1;
  for (const [x, y, width, height] of boxes)
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(one.height, other.height, y + height); row += 1)
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(one.width, x + width); column += 1) {
        const place = (row * one.width + column) * 4;
        if (one.data.readUInt32BE(place) === other.data.readUInt32BE(place)) continue;
        pixels += 1;
        contrast = Math.max(contrast, contrastOf(luminance(one.data, place), luminance(other.data, place)));
      }
  return { pixels, contrast };
}

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance (WCAG 2.2). */
function luminance(data: Buffer, place: number): number {
  const part = (offset: number): number => {
    const value = (data[place + offset] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** Parts that are seen and reached only without the brand's stylesheet. */
export const lostParts = (
  parts: readonly Part[],
  usual: readonly Shown[],
  own: readonly Shown[],
): readonly string[] => [
  ...new Set(
    parts.flatMap(({ text, isControl }, index) => {
      const [before, now] = [usual[index], own[index]];
      if (before === undefined || now === undefined) return [];
      if (isControl) return before.isReached && !now.isReached ? [`'${text}' cannot be pressed`] : [];
      const wasSeen = before.contrast >= MIN_CONTRAST;
      const isSeen = now.contrast >= MIN_CONTRAST && now.pixels >= before.pixels * MIN_SHARE;
      return wasSeen && !isSeen ? [`'${text}' cannot be read`] : [];
    }),
  ),
];
