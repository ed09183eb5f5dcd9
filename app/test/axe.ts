import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and everything below it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Long lists and tables repeat their first entries; looking at hundreds of them takes axe half a minute. */
export const REPEATED = 'main :is(li, tr):nth-child(n + 9)';

/** How many places are shown per finding. */
const SHOWN_MAX = 5;

/** The section to check: only that one (of an open dialog, the dialog), without what repeats. */
interface Part {
  readonly within?: string;
  readonly without?: string;
  readonly contrastAlone?: boolean;
}

/** What axe finds on the current page, as sentences; empty if all is well. */
export async function axeFinds(page: Page, { within, without, contrastAlone = false }: Part = {}): Promise<string[]> {
  // Half a megabyte: read once by each document, which half of the calls find done.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([include, exclude, runOnly]) =>
      (window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }).axe.run(
        { include: [include ?? 'html'], ...(exclude !== undefined && { exclude: [exclude] }) },
        // Else axe describes every element that is well too, which is most of its time. Frames are others' pages.
        { runOnly, resultTypes: ['violations'], iframes: false },
      ),
    [
      within,
      without,
      contrastAlone ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: RULES },
    ] as const,
  );
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ html, any }) => `${html.slice(0, 160)}${coloursOf(any[0]?.data)}`);
    return `${id}: ${where.slice(0, SHOWN_MAX).join(' | ')}`;
  });
}

/** What axe took for text and ground, where it is about contrast. */
function coloursOf(data: unknown): string {
  const { fgColor, bgColor, contrastRatio } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return fgColor === undefined ? '' : ` (${String(fgColor)} on ${String(bgColor)}: ${String(contrastRatio)})`;
}

/** Rows that are not drawn until they are visible keep the colours of the former scheme: all are drawn here. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ALL = '* { content-visibility: visible !important; }';
    if (document.adoptedStyleSheets.some((sheet) => sheet.cssRules[0]?.cssText === ALL)) return 0;
    const drawn = new CSSStyleSheet();
    drawn.replaceSync(ALL);
    document.adoptedStyleSheets.push(drawn);
    // Drawn before the colours change, not with it: Chromium would not update them.
    return document.body.offsetHeight;
  });
}

/** More frames than elements lie in each other: a colour that is handed down goes a step at a time. */
const STEPS_MAX = 60;

/** Colours that are still in transition to the other scheme are no finding. */
export async function coloursArrived(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (let step = 0; step < most; step += 1) {
      await frame();
      const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (running.length === 0) return;
      for (const each of running) each.finish();
    }
  }, STEPS_MAX);
}

/**
 * The same in both colour schemes: every rule in light; in dark the contrast, which is all that colours can change. Of a whole
 * page, lists are looked at as far as they do not repeat.
 */
export async function axeFindsInBoth(page: Page, within?: string): Promise<readonly string[]> {
  const part = within === undefined ? { without: REPEATED } : { within };
  const found: string[] = [];
  await drawAll(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await coloursArrived(page);
    const here = await axeFinds(page, { ...part, contrastAlone: colorScheme === 'dark' });
    found.push(...here.map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
