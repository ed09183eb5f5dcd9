import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { usePicks } from '#app/features/betting/slip/model/use-picks.ts';

/** At most this many by name: reading out a shared slip of thirty picks takes a minute. */
const MAX_NAMED = 3;

/** What was added last, in the words of the panel, for the bar in its place. Picks that were there at the start are no news. */
export function useAddedNews(): string {
  const { t, i18n } = useTranslation(['slip', 'markets']);
  const { language } = i18n;
  const outcome = useOutcomeText();
  const items = usePicks();
  const [said, setSaid] = useState({ text: '', language, items });
  const before = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const then = before.current;
    before.current = new Set(items.map(pickKey));
    // Restored with the page: nothing was pressed yet.
    const isOfPress = (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;
    if (then === undefined || !isOfPress) return;
    const sentences = items
      .filter((item) => !then.has(pickKey(item)))
      .slice(0, MAX_NAMED)
      .map((item) =>
        t('slip:news.pick', {
          pick: outcome(item),
          match: t('slip:versus', { home: item.home, away: item.away }),
          what: t('slip:news.added'),
        }),
      );
    setSaid({ text: sentences.join('. '), language, items });
  }, [items, outcome, t, language]);
  // Once a bet is placed or a pick removed, what was added before is no news beside the new count.
  return said.language === language && said.items === items ? said.text : '';
}
