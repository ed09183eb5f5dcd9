import { currencyNamed } from '#app/i18n/currencies.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkSixGame } from '#contract/entities';
import { estimateMarkSix } from '#engine/lottery';
import { prizeOf as singlePrize } from '#engine/money';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import {
  useDrawSlip,
  useOfferedStake,
  type DrawBet,
  type DrawItem,
  type MarkSixChoice,
  type PricedItem,
} from '#app/features/betting/draws/index.ts';
import { drawZodiac } from './draw-zodiac.ts';
import { useGetMarkSixOddsQuery } from './lottery-api.ts';
import { priceOfChoice } from './price-of-choice.ts';
import { useDescribe } from './use-describe.ts';
import { useDraws } from './use-draws.ts';

/** The bet of a Mark Six game: draw, prices, possible payout and placing. */
export function useLotteryBet(game: MarkSixGame): DrawBet {
  const { t } = useTranslation('lottery');
  const { times, phase, now, current, refetch } = useDraws(game);
  const { currentData: odds, refetch: refetchOdds } = useGetMarkSixOddsQuery({ game });
  const placing = useMoneyCall('placeLotteryBet');
  const describe = useDescribe();
  const currency = useWallet()?.currency;
  const drawTime = current?.draw_time;
  const year = useMemo(() => (drawTime === undefined ? undefined : drawZodiac({ draw_time: drawTime })), [drawTime]);
  // Settlement takes the same day. Without its year, bets on animals have no return.
  const day = year === undefined ? undefined : drawTime?.slice(0, 10);

  const priceOf = useMemo(
    () => odds && ((choice: DrawItem['choice']) => priceOfChoice(odds, choice as MarkSixChoice)),
    [odds],
  );
  const prizeOf = useCallback(
    (item: DrawItem, amount: string) => {
      if (currency === undefined) return undefined;
      const bet = { ...(item.choice as MarkSixChoice), amount, odds: item.odds };
      if (bet.kind !== 'specialCodeCombinationZodiacs') return singlePrize(bet, currencyNamed(currency));
      return day === undefined ? undefined : estimateMarkSix([toEngine(bet)], day, currencyNamed(currency)).max;
    },
    [currency, day],
  );
  const returnsOf = useCallback(
    (bets: readonly PricedItem[]) => {
      if (currency === undefined || day === undefined) return undefined;
      const priced = bets.map(({ item, amount }) =>
        toEngine({ ...(item.choice as MarkSixChoice), amount, odds: item.odds }),
      );
      return estimateMarkSix(priced, day, currencyNamed(currency));
    },
    [currency, day],
  );
  const stake = useOfferedStake(game, currency);
  const { summary, currency: shown } = useDrawSlip(game, phase, { priceOf, prizeOf, returnsOf, stake });

  // A refusal may be due to changed odds or a closed draw: read both again.
  const isRefused = placing.progress?.status === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    void refetchOdds();
    refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isRefused]);

  return {
    game,
    gameName: t(`game.${game}`),
    draw: times,
    phase,
    now,
    summary,
    currency: shown,
    stake,
    describe,
    caution: (items) =>
      year !== undefined && items.some(({ choice }) => isReduced(choice as MarkSixChoice, year))
        ? t('combination.deduction', { animal: t(`animal.${year}`) })
        : undefined,
    placing,
    onPlace: (drawId) => {
      const picks = summary.rows.flatMap(({ item, amount }) =>
        amount === undefined ? [] : [{ ...(item.choice as MarkSixChoice), amount, odds: item.odds }],
      );
      placing.press({ params: { lottery: game }, body: { match_id: drawId, currency: shown, picks } });
    },
  };
}

/** The engine's bet may not have properties that are set to undefined. */
function toEngine({ position, level, configuration, ...bet }: MarkSixChoice & { amount: string; odds: string }) {
  return { ...bet, ...(position && { position }), ...(level && { level }), ...(configuration && { configuration }) };
}

const isReduced = ({ kind, selection }: MarkSixChoice, year: string) =>
  kind === 'specialCodeCombinationZodiacs' && Array.isArray(selection) && selection.includes(year);
