import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { slipChanges, standingOf, type Standing } from './slip-changes.ts';

/** Announces added and suspended picks politely. Always rendered, because screen readers skip a region that arrives with its text. */
export function SlipNews({ priced }: { readonly priced: readonly PricedItem[] }) {
  const { t, i18n } = useTranslation('slip');
  const { language } = i18n;
  const outcome = useOutcomeText();
  const [said, setSaid] = useState({ text: '', language });
  // The picks at opening are not announced.
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
    // Cleared after a removal, so that the same pick is announced again when it is added back.
    if (sentences.length > 0 || now.size < then.size) setSaid({ text: sentences.join('. '), language });
  }, [priced, outcome, t, language]);
  return (
    <p role="status" className={hidden.hidden} data-testid="slip-news">
      {/* What was said in another language is no news any more. */}
      {said.language === language && said.text}
    </p>
  );
}
