import { useEffect, useRef, useState } from 'react';
import { useMatchBook, type Move } from '#app/features/matches/index.ts';
import { usePicks } from '#app/features/slip/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { summariseMoves } from './summarise-moves.ts';
import type { Words } from './use-words.ts';
import * as styles from './odds-news.module.css';

/** How often at most something is said: odds move many times a second, a sentence takes seconds to be read out. */
const SAID_EVERY_MS = 10_000;

interface OddsNewsProps {
  /** Which matches are on the screen, asked when something is said: nothing is drawn anew because a row scrolled in. */
  readonly shownIds: () => readonly string[];
  readonly words: Words;
}

/** Tells screen readers, politely and rarely, how odds moved: those of the picks by name, those on the screen in numbers. */
export function OddsNews({ shownIds, words }: OddsNewsProps) {
  const book = useMatchBook();
  const picks = usePicks();
  const [text, setText] = useState('');
  // What the timer needs, without starting it again.
  const latest = useRef({ shownIds, picks, words });
  useEffect(() => {
    latest.current = { shownIds, picks, words };
  }, [shownIds, picks, words]);
  useEffect(() => {
    let heard: Move[] = [];
    const end = book.onMoves((moves) => void heard.push(...moves));
    const timer = setInterval(() => {
      if (heard.length === 0) return;
      const { shownIds: ids, picks: picked, words: now } = latest.current;
      const news = summariseMoves(heard, new Set(ids()), picked);
      heard = [];
      const { t, language, odds, outcome } = now;
      const count = (number: number) => ({ count: number, shown: formatCount(String(number), language) });
      const sentences = [
        ...news.picks.map(({ item, move }) =>
          t('sports:news.pick', {
            outcome: outcome(item),
            home: item.home,
            away: item.away,
            odds: odds(move.odds),
            moved: now.moved(move.direction, move.was),
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
