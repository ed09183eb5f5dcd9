import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { newlySuspended, standingOf, type Standing } from './newly-suspended.ts';
import { useAddedNews } from './use-added-news.ts';

/** Announces added picks politely, where no bar does. */
export function AddedNews() {
  return (
    <p role="status" className={hidden.hidden}>
      {useAddedNews()}
    </p>
  );
}

/** Announces suspended picks politely. Always rendered, because screen readers skip a region that arrives with its text. */
export function SuspendedNews({ priced }: { readonly priced: readonly PricedItem[] }) {
  const { t, i18n } = useTranslation('slip');
  const { language } = i18n;
  const outcome = useOutcomeText();
  const [said, setSaid] = useState({ text: '', language });
  // The picks at opening are not announced.
  const before = useRef<Standing>(undefined);
  useEffect(() => {
    const then = before.current;
    before.current = standingOf(priced);
    if (then === undefined) return;
    const sentences = newlySuspended(then, priced).map((item) =>
      t('news.pick', {
        pick: outcome(item),
        match: t('versus', { home: item.home, away: item.away }),
        what: t('pickSuspended'),
      }),
    );
    if (sentences.length > 0) setSaid({ text: sentences.join('. '), language });
  }, [priced, outcome, t, language]);
  return (
    <p role="status" className={hidden.hidden}>
      {/* What was said in another language is no news any more; what goes on is said again when it stops again. */}
      {said.language === language && priced.some(({ state }) => state === 'suspended') && said.text}
    </p>
  );
}
