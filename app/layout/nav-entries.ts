import { House, ReceiptText, Trophy, type LucideIcon } from 'lucide-react';
import type { ParseKeys } from 'i18next';
import { paths } from '#app/paths.ts';
import type { QueryFlag } from './query-flags.ts';

interface NavEntry {
  readonly to: string;
  /** On the desktop it opens over the page one is on. */
  readonly flag?: QueryFlag;
  readonly icon: LucideIcon;
  readonly text: Extract<ParseKeys<'shell'>, `nav.${string}`>;
}

/** Where the navigation leads, in its order on both layouts. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { to: paths.home, icon: House, text: 'nav.home' },
  { to: paths.soccer, icon: Trophy, text: 'nav.soccer' },
  { to: paths.myBets, icon: ReceiptText, text: 'nav.myBets', flag: 'mybet' },
];
