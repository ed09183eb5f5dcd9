import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities';
import type { Currency } from '#engine/money';
import { useWallet } from '#app/features/account/account/index.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawList } from '#app/features/betting/draws/clock/use-draw-list.ts';
import { currencyNamed } from '#app/i18n/currencies.ts';
import type { DrawBet } from './draw-bet.ts';
import type { DrawItem } from './draw-item.ts';
import type { DrawReturns } from './summarise-draw-slip.ts';
import { useDrawSlip } from './use-draw-slip.ts';
import { useOfferedStake } from './use-offered-stake.ts';

/** A choice with its odds and amount, as the engine and the upstream take it. */
export type DrawPick<Choice> = Choice & { readonly amount: string; readonly odds: string };

const pickOf = <Choice>({ choice, odds }: DrawItem, amount: string) => ({ ...(choice as Choice), amount, odds });

/** What differs between games: functions that stay the same from render to render. */
interface DrawRules<Choice> {
  readonly priceOf: (odds: readonly OddsItem[], choice: Choice) => OddsItem | undefined;
  /** What one pick pays at most. */
  readonly prizeOf: (pick: DrawPick<Choice>, currency: Currency) => string | undefined;
  /** What all picks can pay together. */
  readonly returnsOf: (picks: readonly DrawPick<Choice>[], currency: Currency) => DrawReturns | undefined;
}

interface DrawBetOptions<Choice> extends DrawRules<Choice>, Pick<DrawBet, 'placing'> {
  readonly game: DrawGame;
  readonly draws: DrawList<unknown>;
  /** The query of the price list. */
  readonly prices: { readonly currentData?: readonly OddsItem[] | undefined; readonly refetch: () => unknown };
}

/** The bet of a game as far as all games have it alike, and the picks to be placed. */
export function useDrawBet<Choice extends DrawItem['choice']>(options: DrawBetOptions<Choice>) {
  const { game, draws, prices, placing, priceOf, prizeOf, returnsOf } = options;
  const { times: draw, phase, now } = draws;
  const { currentData: odds } = prices;
  const { t } = useTranslation('lottery');
  const wallet = useWallet()?.currency;
  const stake = useOfferedStake(game, wallet);
  const { summary, currency } = useDrawSlip(game, phase, {
    stake,
    priceOf: useMemo(() => odds && ((choice) => priceOf(odds, choice as Choice)), [odds, priceOf]),
    prizeOf: useCallback(
      (item, amount) => (wallet === undefined ? undefined : prizeOf(pickOf(item, amount), currencyNamed(wallet))),
      [wallet, prizeOf],
    ),
    returnsOf: useCallback(
      (bets) => {
        const picks = bets.map(({ item, amount }) => pickOf<Choice>(item, amount));
        return wallet === undefined ? undefined : returnsOf(picks, currencyNamed(wallet));
      },
      [wallet, returnsOf],
    ),
  });

  // A refusal may be due to changed odds or a closed draw: read both again.
  const isRefused = placing.progress?.status === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    void prices.refetch();
    draws.refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isRefused]);

  const picks = summary.rows.flatMap(({ item, amount }) =>
    amount === undefined ? [] : [pickOf<Choice>(item, amount)],
  );
  return { game, gameName: t(`game.${game}`), draw, phase, now, summary, currency, stake, placing, picks };
}
