import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import type { PricedItem } from './price-items.ts';
import { slipChanges, standingOf, type Standing } from './slip-changes.ts';

/** Tells screen readers, politely, what came on the slip or stopped on it. Always there, so that what is put into it is heard. */
export function SlipNews({ priced }: { readonly priced: readonly PricedItem[] }) {
  const { t } = useTranslation('slip');
  const outcome = useOutcomeText();
  const [text, setText] = useState('');
  // What stood on it when it was opened is no news.
  const before = useRef<Standing>(undefined);
  useEffect(() => {
    const now = standingOf(priced);
    const then = before.current;
    before.current = now;
    if (then === undefined) return;
    const sentences = slipChanges(then, priced).map(({ item, is }) =>
      t('news.pick', {
        pick: outcome(item),
        match: t('versus', { home: item.home, away: item.away }),
        what: t(is === 'added' ? 'news.added' : 'pickSuspended'),
      }),
    );
    // Emptied when something went: the same pick put back on is news again.
    if (sentences.length > 0 || now.size < then.size) setText(sentences.join('. '));
  }, [priced, outcome, t]);
  return (
    <p role="status" className={hidden.hidden} data-testid="slip-news">
      {text}
    </p>
  );
}
