import type { Page } from 'playwright-core';
import type { Layout, Site } from '#app/test/site.ts';
import type { Brand } from '#contract/brand';

/** The page that a walk has open. */
export interface Visit {
  readonly page: Page;
  readonly site: Site;
  readonly layout: Layout;
  readonly brand: Brand;
  /** Opens an address as a link does, without an overlay. */
  go(address: string): Promise<void>;
}

/** A page or an overlay to check. */
export interface Place {
  readonly name: string;
  readonly who: 'guest' | 'player';
  readonly only?: Layout;
  /** Whether the brand has it; absent where every brand has. */
  readonly isIn?: (brand: Brand) => boolean;
  readonly open: (visit: Visit) => Promise<void>;
}
