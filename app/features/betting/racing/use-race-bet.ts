import { currencyNamed } from '#app/i18n/currencies.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RaceGame } from '#contract/entities';
import { estimateRace } from '#engine/lottery';
import { prizeOf as singlePrize } from '#engine/money';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import {
  useDrawSlip,
  useOfferedStake,
  type DrawBet,
  type DrawItem,
  type PricedItem,
  type RaceChoice,
} from '#app/features/betting/draws/index.ts';
import { priceOfRaceChoice } from './race-sections.ts';
import { useGetRaceOddsQuery } from './racing-api.ts';
import { useRaces } from './use-races.ts';
import { useSectionName, useSelectionName } from './use-section-name.ts';

/** The bet of a racing game: race, prices, possible payout and placing. */
export function useRaceBet(game: RaceGame): DrawBet {
  const { t } = useTranslation(['lottery', 'racing']);
  const { times, phase, now, refetch } = useRaces(game);
  const { currentData: odds, refetch: refetchOdds } = useGetRaceOddsQuery({ game });
  const placing = useMoneyCall('placeRaceBet');
  const [section, selection] = [useSectionName(), useSelectionName()];
  const currency = useWallet()?.currency;

  const priceOf = useMemo(
    () => odds && ((choice: DrawItem['choice']) => priceOfRaceChoice(odds, choice as RaceChoice)),
    [odds],
  );
  const prizeOf = useCallback(
    ({ odds: price }: DrawItem, amount: string) =>
      currency === undefined ? undefined : singlePrize({ amount, odds: price }, currencyNamed(currency)),
    [currency],
  );
  const returnsOf = useCallback(
    (bets: readonly PricedItem[]) => {
      if (currency === undefined) return undefined;
      const priced = bets.map(({ item, amount }) =>
        toEngine({ ...(item.choice as RaceChoice), amount, odds: item.odds }),
      );
      return estimateRace(priced, currencyNamed(currency));
    },
    [currency],
  );
  const stake = useOfferedStake(game, currency);
  const { summary, currency: shown } = useDrawSlip(game, phase, { priceOf, prizeOf, returnsOf, stake });

  // A refusal may be due to changed odds or a closed race: read both again.
  const isRefused = placing.progress?.status === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    void refetchOdds();
    refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isRefused]);

  return {
    game,
    gameName: t(`lottery:game.${game}`),
    draw: times,
    phase,
    now,
    summary,
    currency: shown,
    stake,
    describe: (choice) => ({ title: selection(choice as RaceChoice), detail: section(choice as RaceChoice) }),
    caution: undefined,
    placing,
    onPlace: (raceId) => {
      const picks = summary.rows.flatMap(({ item, amount }) =>
        amount === undefined ? [] : [{ ...(item.choice as RaceChoice), amount, odds: item.odds }],
      );
      placing.press({ params: { race: game }, body: { race_id: raceId, currency: shown, picks } });
    },
  };
}

/** The engine's bet may not have properties that are set to undefined. */
function toEngine({ place, pair, ...bet }: RaceChoice & { amount: string; odds: string }) {
  return { ...bet, ...(place !== undefined && { place }), ...(pair !== undefined && { pair }) };
}
