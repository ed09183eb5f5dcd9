import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { selectCurrency } from '#app/features/account/account/index.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { cricketKey, pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { injectedSlip } from '#app/features/betting/slip/model/slip-slice.ts';
import type { RootState } from '#app/store/store.ts';
import { usePickedCricket, usePicks } from '#app/features/betting/slip/model/use-picks.ts';

/** At most this many by name: reading out a shared slip of thirty picks takes a minute. */
const MAX_NAMED = 3;

/** What was added last, of all sports and in the same words wherever the slip is. Picks that were there at the start are no news. */
export function useAddedNews(): string {
  const { t, i18n } = useTranslation(['slip', 'markets']);
  const { language } = i18n;
  const outcome = useOutcomeText();
  const { getState } = useStore<RootState>();
  const items = usePicks();
  const cricket = usePickedCricket();
  const picks = useMemo(
    () => [
      ...items.map((item) => ({ ...item, key: pickKey(item), pick: outcome(item) })),
      ...Object.entries(cricket).flatMap(([matchId, match]) =>
        match.picks.map(({ id, slipLabel, categoryLabel }) => ({
          ...match,
          key: cricketKey(matchId, id),
          pick: t('slip:cricket.pick', { pick: slipLabel, market: categoryLabel }),
        })),
      ),
    ],
    [items, cricket, outcome, t],
  );
  const keys = picks.map(({ key }) => key).join();
  const [said, setSaid] = useState({ text: '', language, keys });
  const before = useRef<ReadonlySet<string>>(undefined);
  // With the count beside it, at once: else the count is heard alone first.
  useLayoutEffect(() => {
    const then = before.current;
    before.current = new Set(picks.map(({ key }) => key));
    // Restored with the page: nothing was pressed yet.
    const isOfPress = (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;
    if (then === undefined || !isOfPress) return;
    const sentences = picks
      .filter(({ key }) => !then.has(key))
      .slice(0, MAX_NAMED)
      .map(({ pick, home, away }) =>
        t('slip:news.pick', { pick, match: t('slip:versus', { home, away }), what: t('slip:news.added') }),
      );
    const kept = then.size === 0 && picks.length === 1 ? keptStake(getState()) : undefined;
    if (kept !== undefined) {
      const { amount, currency } = kept;
      sentences.push(t('slip:stake.last', { amount: formatAmount(amount, currency, language), currency }));
    }
    setSaid({ text: sentences.join('. '), language, keys });
  }, [picks, keys, t, language, getState]);
  // Once a bet is placed or a pick removed, what was added before is no news beside the new count.
  return said.language === language && said.keys === keys ? said.text : '';
}

/** What is in the field of a first pick without being typed: the stake of the last bet. */
function keptStake(state: RootState) {
  const currency = selectCurrency(state);
  const { items, coupons } = injectedSlip.selectSlice(state);
  const coupon = items[0] && coupons[items[0].game];
  const amount = coupon?.total ?? coupon?.stake;
  const isKept = currency !== undefined && state.preferences.lastStake?.currency === currency;
  return isKept && amount !== undefined && /^[\d.]+$/.test(amount) ? { amount, currency } : undefined;
}
