import { useEffect, useRef, useState } from 'react';
import { useMatchBook, type PriceChange } from '#app/features/betting/matches/index.ts';
import { usePicks } from '#app/features/betting/slip/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { summarisePriceChanges } from './summarise-price-changes.ts';
import type { Words } from './use-words.ts';
import * as styles from './odds-news.module.css';

/** The shortest time between two announcements: odds change many times a second, a sentence takes seconds to read out. */
const SAID_EVERY_MS = 10_000;

interface OddsNewsProps {
  /** Returns the matches on the screen. A function, so that scrolling does not rerender. */
  readonly shownIds: () => readonly string[];
  readonly words: Words;
}

/** Announces changed odds politely and rarely: those of the picks by name, those on the screen by count. */
export function OddsNews({ shownIds, words }: OddsNewsProps) {
  const book = useMatchBook();
  const picks = usePicks();
  const [text, setText] = useState('');
  // The timer's data, without restarting it.
  const latest = useRef({ shownIds, picks, words });
  useEffect(() => {
    latest.current = { shownIds, picks, words };
  }, [shownIds, picks, words]);
  useEffect(() => {
    let heard: PriceChange[] = [];
    const end = book.onPriceChanges((changes) => void heard.push(...changes));
    const timer = setInterval(() => {
      if (heard.length === 0) return;
      const { shownIds: ids, picks: picked, words: now } = latest.current;
      const news = summarisePriceChanges(heard, new Set(ids()), picked);
      heard = [];
      const { t, language, odds, outcome } = now;
      const count = (number: number) => ({ count: number, shown: formatCount(String(number), language) });
      const sentences = [
        ...news.picks.map(({ item, change }) =>
          t('sports:news.pick', {
            outcome: outcome(item),
            home: item.home,
            away: item.away,
            odds: odds(change.odds),
            moved: now.moved(change.direction, change.was),
          }),
        ),
        ...(news.up > 0 ? [t('sports:news.up', count(news.up))] : []),
        ...(news.down > 0 ? [t('sports:news.down', count(news.down))] : []),
      ];
      if (sentences.length > 0) setText(sentences.join(' '));
    }, SAID_EVERY_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [book]);
  return (
    <p role="status" className={styles.hidden} data-testid="odds-news">
      {text}
    </p>
  );
}
