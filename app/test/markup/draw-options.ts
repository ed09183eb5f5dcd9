import type { AppStore } from '#app/store/store.ts';
import type { Brand, PageBrand, Profile } from '#contract/brand';
import type { Answers } from './drawn-upstream.ts';

export interface StatesOptions {
  readonly profile?: Profile;
  /** The e-mail address of the demo player who is signed in. */
  readonly account?: string;
  /** Also notes what opens above the page, and the toasts: dialogs and toasts are drawn by other components. */
  readonly notesOverlays?: boolean;
  /** Also notes what is read, for tests of when something is read again. */
  readonly notesReads?: boolean;
}

export interface DrawOptions {
  /** A guest, if it is false. */
  readonly isPlayer?: boolean;
  readonly address?: string;
  /** The pattern of the address, for a page that reads its parameters. */
  readonly path?: string;
  readonly isPhone?: boolean;
  /** Settings of the brand that differ from those of the demo brand. */
  readonly settings?: (brand: Brand) => Partial<PageBrand>;
  /** Answers by the end of a path, with its query. */
  readonly answers?: Answers;
  readonly before?: (store: AppStore) => void;
}

/** The usual other ways to draw something. */
export const WAYS: Readonly<Record<string, DrawOptions>> = {
  'nothing in its lists': { answers: { '': 'empty' } },
  refused: { answers: { '': { status: 400 } } },
  'not answered': { answers: { '': 'none' } },
  'a guest': { isPlayer: false },
  'a phone': { isPhone: true },
};
