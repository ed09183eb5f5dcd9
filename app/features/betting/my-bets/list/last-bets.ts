import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { betState, paidOf } from '#app/features/betting/my-bets/model/bet-state.ts';
import { useSummaryPicks } from '#app/features/betting/my-bets/model/summary-picks.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { type KeptBets, readLastBets, writeLastBets } from '#app/store/last-bets.ts';

/** The page without a connection is for a look, not for the archive. */
const MAX_KEPT = 20;
const MAX_PICKS = 8;

interface ShownBets {
  readonly tab: 'active' | 'settled';
  readonly bets: readonly AnyBet[] | undefined;
  /** Milliseconds since the epoch. */
  readonly readAt: number | undefined;
  /** Not only those of one kind. */
  readonly isWhole: boolean;
}

/**
 * Stores what my bets shows, for the page without a connection (cli/build/offline/offline-page.ts): the words on the screen, and when they were
 * read. Only for the signed-in player; removed at sign-out.
 */
export function useKeepLastBets({ tab, bets, readAt, isWhole }: ShownBets): void {
  const { t, i18n } = useTranslation('bets');
  const { game, money, time } = useBetText();
  const picksOf = useSummaryPicks();
  const user = useAppSelector((state) => state.session.player?.userId);
  const words = bets?.slice(0, MAX_KEPT).map((bet) => {
    const state = betState(bet);
    return {
      state,
      head: [t(`state.${state}`), game(bet.game), time(bet.placed_at)],
      picks: picksOf(bet)
        .slice(0, MAX_PICKS)
        .map(({ title, detail, odds }) => [title, detail, odds]),
      facts: [
        [t('fact.id'), bet.bet_id],
        [t('fact.stake'), money(bet.bet_amount, bet.currency)],
        [t(state === 'pending' ? 'fact.max' : 'fact.payout'), money(paidOf(bet) ?? bet.max_payout, bet.currency)],
      ],
    };
  });
  // A text is the same while the words are.
  const written = JSON.stringify(words);
  const { language } = i18n;
  useEffect(() => {
    if (written === undefined || readAt === undefined || user === undefined || !isWhole) return;
    const kept = { at: readAt, lang: language, bets: JSON.parse(written) as KeptBets['bets'] };
    writeLastBets({ ...readLastBets(user), user, [tab]: kept });
  }, [written, readAt, user, tab, isWhole, language]);
}
