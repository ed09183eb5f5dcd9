import type { Page } from 'playwright-core';
import { type Brand, WALLET_GAMES } from '#contract/brand';
import { DEMO_ACCOUNTS } from '#fixtures';

interface Screen {
  readonly name: string;
  /** Undefined if the brand has no such page. */
  readonly address: (brand: Brand) => string | undefined;
  readonly isSignedIn?: boolean;
  /** Runs before the picture. Finds elements by what is the same in every language. */
  readonly act?: (page: Page, layout: LayoutName) => Promise<void>;
}

const LISTS = ['soccer', 'basketball', 'bd'] as const;
/** Games without a page of draws. */
const OTHER_GAMES: readonly string[] = ['pgGames', 'tadaGames', 'noah', 'winfinity', ...WALLET_GAMES];

/** The brand's first sport with matches and odds. */
function list({ sports }: Brand): string | undefined {
  const sport = sports.find((name) => (LISTS as readonly string[]).includes(name));
  return sport === undefined ? undefined : `/sport/${sport}`;
}

/** The brand's first game with a page of draws. */
function lottery({ games }: Brand): string | undefined {
  const game = games.find((name) => !OTHER_GAMES.includes(name));
  return game === undefined ? undefined : `/lottery/${game}`;
}

const PRICE = 'main [data-match] [role=group] button[aria-pressed]:enabled';

async function fillSlip(page: Page, layout: LayoutName): Promise<void> {
  await page.locator(PRICE).first().click();
  // Beside the list on desktop; on the phone behind a bar.
  if (layout === 'mobile') await page.locator('button:has(> svg.lucide-chevron-up)').last().click();
}

async function openMatch(page: Page): Promise<void> {
  await page.locator('main a[href^="/sport/"][aria-label]').first().click();
  await page.waitForURL(/\/sport\/[^/]+\/[^/]+$/);
}

export async function signIn(page: Page): Promise<void> {
  const [account] = DEMO_ACCOUNTS;
  const dialog = page.locator('dialog:has(input[autocomplete=username])');
  await dialog.locator('input[autocomplete=username]').fill(account?.email ?? '');
  await dialog.locator('input[autocomplete=current-password]').fill(account?.password ?? '');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', address: () => '/' },
  { name: 'lobby', address: list },
  { name: 'match', address: list, act: openMatch },
  { name: 'slip', address: list, act: fillSlip },
  { name: 'sign-in', address: () => '/login' },
  {
    name: 'wallet',
    address: () => '/profile?wallet=deposit',
    isSignedIn: true,
    act: (page) => page.locator('dialog[open]').waitFor(),
  },
  { name: 'lottery', address: lottery, isSignedIn: true },
];

/** Desktop begins at 768 px (specification, section 9). */
export const LAYOUTS = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'mobile', width: 390, height: 844 },
] as const;
export type LayoutName = (typeof LAYOUTS)[number]['name'];
