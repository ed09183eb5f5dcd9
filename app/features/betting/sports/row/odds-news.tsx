import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '#app/store/hooks.ts';
import { useMatchBook, type PriceChange } from '#app/features/betting/matches/index.ts';
import { usePicks } from '#app/features/betting/slip/index.ts';
import { newsText } from './news-text.ts';
import { summarisePriceChanges } from './summarise-price-changes.ts';
import type { Words } from './use-words.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';

/** The shortest time between two announcements: odds change many times a second, a sentence takes seconds to read out. */
const SAID_EVERY_MS = 10_000;

interface OddsNewsProps {
  /** Returns the matches on the screen. A function, so that scrolling does not rerender. */
  readonly shownIds: () => readonly string[];
  readonly words: Words;
}

/** Announces changed odds politely and rarely, until who listens turns it off: those of the picks by name, those on the screen by count. */
export function OddsNews({ shownIds, words }: OddsNewsProps) {
  const book = useMatchBook();
  const picks = usePicks();
  const isOff = useAppSelector((state) => state.preferences.isOddsNewsOff === true);
  const [said, setSaid] = useState({ text: '', words });
  // The timer's data, without restarting it.
  const latest = useRef({ shownIds, picks, words });
  useEffect(() => {
    latest.current = { shownIds, picks, words };
  }, [shownIds, picks, words]);
  useEffect(() => {
    if (isOff) return;
    let changed: PriceChange[] = [];
    const end = book.onPriceChanges((changes) => void changed.push(...changes));
    const timer = setInterval(() => {
      if (changed.length === 0) return;
      const { shownIds: ids, picks: picked, words: now } = latest.current;
      const news = summarisePriceChanges(changed, new Set(ids()), picked);
      changed = [];
      const text = newsText(news, now);
      if (text !== '') setSaid({ text, words: now });
    }, SAID_EVERY_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [book, isOff]);
  return (
    <p role="status" className={hidden.hidden} data-testid="odds-news">
      {/* What was said in another language is no news any more. */}
      {!isOff && said.words === words && said.text}
    </p>
  );
}
