import type { LabelledPick } from '#app/i18n/outcome-text.ts';
import { formatCount } from '#app/i18n/format.ts';
import type { Words } from './use-words.ts';

interface News {
  /** Picks of the slip, each with its new price and how it has moved. */
  readonly picks: readonly {
    readonly item: LabelledPick;
    readonly change: { readonly odds: string; readonly was: string; readonly direction: 'up' | 'down' };
  }[];
  /** How many other prices on the screen went up, and how many down. */
  readonly up: number;
  readonly down: number;
}

/** Changed odds in sentences: those of the picks by name, the others by count. Empty where nothing has changed. */
export function newsText({ picks, up, down }: News, { t, language, odds, outcome, moved }: Words): string {
  const count = (number: number) => ({ count: number, shown: formatCount(String(number), language) });
  const sentences = picks.map(({ item, change }) =>
    t('sports:news.pick', {
      outcome: outcome(item),
      home: item.home,
      away: item.away,
      odds: odds(change.odds),
      moved: moved(change.direction, change.was),
    }),
  );
  if (up > 0) sentences.push(t('sports:news.up', count(up)));
  if (down > 0) sentences.push(t('sports:news.down', count(down)));
  return sentences.join(' ');
}
