import type { Page } from 'playwright-core';
import { drawAll } from '#app/test/axe.ts';
import type { Site } from '#app/test/site.ts';
import type { Language } from '#contract/brand';
import { cutTexts, type CutText } from './cut-texts.ts';

/** A phone as narrow as they come, a usual one, a tablet, and the two widths at which the desktop's columns are tightest. */
export const WIDTHS = [320, 390, 768, 1280, 1440] as const;
/** DejaVu is about as wide as Verdana, Liberation has the metrics of Arial, Noto is what Android and ChromeOS have; without any, the browser mixes fonts. */
export const FONTS = ['DejaVu Sans', 'Liberation Sans', 'Noto Sans', 'Not Installed'] as const;
/** A busy machine is slow, not broken. */
const PATIENCE_MS = 60_000;
/** From here on the page has columns (app/layout/use-is-desktop.ts), and no menu over it. */
const DESKTOP_PX = 768;

export interface Screen {
  readonly address: string;
  readonly pose?: (page: Page) => Promise<void>;
  /** Only below the desktop's widths. */
  readonly isOfPhones?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { address: '/' },
  { address: '/', pose: openCurrencyMenu },
  { address: '/sport/all' },
  { address: '/sport/365sports' },
  { address: '/sport/soccer', pose: openSlip, isOfPhones: true },
  { address: '/sport/basketball' },
  { address: '/?menu=true', isOfPhones: true },
  { address: '/lottery/gallopingmarksix', pose: markSix },
  { address: '/pk10' },
  { address: '/my-bets' },
  { address: '/results' },
  { address: '/reports' },
  { address: '/profile?tab=account' },
  { address: '/protection' },
  { address: '/promotions' },
  { address: '/announcements' },
  { address: '/?invite=true' },
  { address: '/?wallet=deposit' },
  { address: '/?wallet=withdraw' },
];

export interface Walk {
  readonly languages: readonly Language[];
  readonly widths?: readonly number[];
  readonly fonts?: readonly string[];
  readonly screens?: readonly Screen[];
  readonly onLanguage?: (language: Language, found: number) => void;
}

export interface FoundText extends CutText {
  readonly language: Language;
  readonly font: string;
  readonly width: number;
  readonly address: string;
}

/** Draws each screen in each language, at each width and with the metrics of each font, with all odds as long as 1,000.00. */
export async function walkLayout(
  site: Site,
  { languages, widths = WIDTHS, fonts = FONTS, screens = SCREENS, onLanguage }: Walk,
): Promise<{ readonly found: readonly FoundText[]; readonly looked: number }> {
  const found: FoundText[] = [];
  let looked = 0;
  for (const language of languages) {
    const before = found.length;
    const { page, context } = await site.openSignedIn('mobile', undefined, {
      async before(page) {
        page.setDefaultTimeout(PATIENCE_MS);
        // tsx names functions by a helper that the page does not have.
        await page.addInitScript('globalThis.__name = (given) => given;');
        await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
      },
    });
    await page.locator(`html[lang=${language}]`).waitFor();
    // The phone's layout and the desktop's are different components: each is loaded again.
    for (const isDesktop of [false, true]) {
      const sizes = widths.filter((width) => width >= DESKTOP_PX === isDesktop);
      for (const { address, pose, isOfPhones = false } of screens) {
        if (sizes[0] === undefined || (isOfPhones && isDesktop)) continue;
        await page.setViewportSize({ width: sizes[0], height: 844 });
        await page.goto(site.url + address);
        await page.locator('main h1, main h2, dialog').first().waitFor();
        await pose?.(page);
        await settled(page);
        await drawAll(page);
        for (const width of sizes) {
          await page.setViewportSize({ width, height: 844 });
          for (const font of fonts) {
            await drawWith(page, font, language);
            const { texts, seen } = await page.evaluate(cutTexts);
            looked += seen;
            found.push(...texts.map((each) => ({ ...each, language, font, width, address })));
          }
        }
      }
    }
    await context.close();
    onLanguage?.(language, found.length - before);
  }
  return { found, looked };
}

/** Another font, and the longest odds that a row must hold. */
async function drawWith(page: Page, font: string, language: Language): Promise<void> {
  const odds = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    numberingSystem: 'latn',
    minimumFractionDigits: 2,
  }).format(1_000);
  await page.evaluate(
    async ([family, longest]) => {
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
      for (const value of document.querySelectorAll('main li :is(button[aria-pressed], [role=img]) > span')) {
        const [text] = value.childNodes;
        if (!(text instanceof Text) || !/^\d[\d\s.,]*[.,]\d\d$/.test(text.data)) continue;
        text.data = longest;
        value.setAttribute('data-long', 'true');
      }
    },
    [font, odds] as const,
  );
}

async function settled(page: Page): Promise<void> {
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

async function openSlip(page: Page): Promise<void> {
  // What is on the slip stays there from one width to the next.
  const odds = page.locator('main li[data-state=scheduled] [role=group] button[aria-pressed=false]:enabled');
  await odds.first().click();
  await odds.nth(7).click();
  await page.locator('button[data-filled]').click();
  await page.locator('dialog input[inputmode=decimal]').first().fill('2');
}

async function openCurrencyMenu(page: Page): Promise<void> {
  await page.locator('header output + button[popovertarget]').click();
  await page.locator('header [popover]:popover-open input[type=radio]').first().waitFor();
}

async function markSix(page: Page): Promise<void> {
  await page.locator('main button[aria-pressed]:enabled').nth(8).click();
}
