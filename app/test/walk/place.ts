import type { Locator, Page } from 'playwright-core';
import type { Layout, Site } from '#app/test/site.ts';
import type { Brand } from '#contract/brand';

export type Who = 'guest' | 'player';

/** The page that a walk has open. */
export interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly layout: Layout;
  /** The dialog over the page. */
  readonly dialog: Locator;
  /** Opens an address as a link does, without an overlay, and waits until it is settled. */
  go(address: string): Promise<void>;
}

/** A page or an overlay. One that is named by its address opens in every language; the others are found by English names. */
export interface Place {
  readonly name: string;
  readonly who: Who;
  readonly only?: Layout | undefined;
  /** Whether the brand has it; absent where every brand has. */
  readonly isIn?: ((brand: Brand) => boolean) | undefined;
  readonly open: (visit: Visit) => Promise<unknown>;
}
