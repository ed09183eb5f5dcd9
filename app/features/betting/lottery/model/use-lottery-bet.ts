import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkSixGame } from '#contract/entities';
import { estimateMarkSix } from '#engine/lottery';
import { type Currency, prizeOf as singlePrize } from '#engine/money';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useDrawBet, type DrawBet, type DrawPick, type MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { paidOdds } from '#app/i18n/use-paid-odds.ts';
import { useMarkSixText } from '#app/i18n/use-pick-text.ts';
import { drawZodiac } from './draw-zodiac.ts';
import { useGetMarkSixOddsQuery } from './lottery-api.ts';
import { priceOfChoice as priceOf } from './price-of-choice.ts';
import { useDraws } from './use-draws.ts';

/** The bet of a Mark Six game: draw, prices, possible payout and placing. */
export function useLotteryBet(game: MarkSixGame): DrawBet {
  const { t } = useTranslation('lottery');
  const draws = useDraws(game);
  const prices = useGetMarkSixOddsQuery({ game });
  const placing = useMoneyCall('placeLotteryBet');
  const textOf = useMarkSixText();
  const drawTime = draws.current?.draw_time;
  const year = useMemo(() => (drawTime === undefined ? undefined : drawZodiac({ draw_time: drawTime })), [drawTime]);
  // Settlement takes the same day. Without its year, bets on animals have no return.
  const day = year === undefined ? undefined : drawTime?.slice(0, 10);
  const returnsOf = useCallback(
    (picks: readonly DrawPick<MarkSixChoice>[], currency: Currency) =>
      day === undefined ? undefined : estimateMarkSix(picks.map(toEngine), day, currency),
    [day],
  );
  const prizeOf = useCallback(
    (pick: DrawPick<MarkSixChoice>, currency: Currency) =>
      pick.kind === 'specialCodeCombinationZodiacs' ? returnsOf([pick], currency)?.max : singlePrize(pick, currency),
    [returnsOf],
  );
  const { picks, ...bet } = useDrawBet<MarkSixChoice>({ game, draws, prices, placing, priceOf, prizeOf, returnsOf });
  return {
    ...bet,
    describe: (choice) => textOf(choice as MarkSixChoice),
    paidOdds: (choice, odds) => paidOdds(choice as MarkSixChoice, odds, year),
    caution: (items) =>
      year !== undefined && items.some(({ choice }) => isReduced(choice as MarkSixChoice, year))
        ? t('combination.deduction', { animal: t(`animal.${year}`) })
        : undefined,
    onPlace: (drawId) =>
      placing.press({ params: { lottery: game }, body: { match_id: drawId, currency: bet.currency, picks } }),
  };
}

/** The engine's bet may not have properties that are set to undefined. */
function toEngine({ position, level, configuration, ...bet }: DrawPick<MarkSixChoice>) {
  return { ...bet, ...(position && { position }), ...(level && { level }), ...(configuration && { configuration }) };
}

const isReduced = ({ kind, selection }: MarkSixChoice, year: string) =>
  kind === 'specialCodeCombinationZodiacs' && Array.isArray(selection) && selection.includes(year);
