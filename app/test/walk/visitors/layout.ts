import type { Page } from 'playwright-core';
import { drawAll } from '#app/test/axe.ts';
import { cutTexts } from '#app/test/layout/cut-texts.ts';
import { LAYOUTS } from '#app/test/site.ts';
import type { Finding, Visitor } from '#app/test/walk/walk.ts';

/** A phone as narrow as they come, a usual one, a tablet, and the two widths at which the desktop's columns are tightest. */
export const WIDTHS = [320, 390, 768, 1280, 1440] as const;
/** DejaVu is about as wide as Verdana, Liberation has the metrics of Arial, Noto is what Android and ChromeOS have; without any, the browser mixes fonts. */
export const FONTS = ['DejaVu Sans', 'Liberation Sans', 'Noto Sans', 'Not Installed'] as const;
/** From here on the page has columns (app/layout/use-is-desktop.ts), and no menu over it. */
const DESKTOP_PX = 768;

/** Where texts are long or the room is short; each opens in every language. */
export const LAYOUT_PLACES: readonly string[] = `
  / | popover: currencies | /sport/all | /sport/365sports | slip with a stake | /sport/basketball | /?menu=true
  | Mark Six, a number | /lottery/pk10 | /my-bets | /results | /reports | /profile?tab=account | /protection
  | /promotions | /announcements | /?invite=true | /?wallet=deposit | /?wallet=withdraw`
  .trim()
  .split(/\s+\| /);

/** The widths at which a layout is drawn. */
export const widthsOf = (layout: keyof typeof LAYOUTS, widths: readonly number[] = WIDTHS): readonly number[] =>
  widths.filter((width) => width >= DESKTOP_PX === (layout === 'desktop'));

/** No text is cut or broken at these widths with the metrics of these fonts, with all odds as long as 1,000.00. */
export const layoutVisitor =
  (widths: readonly number[], fonts: readonly string[] = FONTS): Visitor =>
  async (page) => {
    const found: Finding[] = [];
    let looked = 0;
    await drawAll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: LAYOUTS.mobile.height });
      for (const font of fonts) {
        await drawWith(page, font);
        const { texts, seen } = await page.evaluate(cutTexts);
        looked += seen;
        found.push(...texts.map(({ why, where, text }) => ({ what: `${why}: ${where}`, text, at: { font, width } })));
      }
    }
    return { looked, found };
  };

/** Another font, and the longest odds that a row must hold. */
const drawWith = (page: Page, font: string): Promise<void> =>
  page.evaluate(async (family) => {
    const own = document as Document & { fontOfWalk?: CSSStyleSheet };
    if (own.fontOfWalk === undefined) {
      own.fontOfWalk = new CSSStyleSheet();
      document.adoptedStyleSheets.push(own.fontOfWalk);
    }
    own.fontOfWalk.replaceSync(
      `:root { --font-headings: inherit !important; font-family: '${family}', 'Noto Sans Bengali', 'Noto Sans Devanagari', sans-serif !important; }`,
    );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const { lang } = document.documentElement;
    const longest = new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, {
      numberingSystem: 'latn',
      minimumFractionDigits: 2,
    }).format(1_000);
    for (const value of document.querySelectorAll('main li :is(button[aria-pressed], [role=img]) > span')) {
      const [text] = value.childNodes;
      if (!(text instanceof Text) || !/^\d[\d\s.,]*[.,]\d\d$/.test(text.data)) continue;
      text.data = longest;
      value.setAttribute('data-long', '7');
    }
  }, font);
