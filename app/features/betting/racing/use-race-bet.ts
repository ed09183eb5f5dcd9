import type { RaceGame } from '#contract/entities';
import { estimateRace } from '#engine/lottery';
import { prizeOf } from '#engine/money';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useDrawBet, type DrawBet, type DrawPick, type RaceChoice } from '#app/features/betting/draws/index.ts';
import { priceOfRaceChoice as priceOf } from './race-sections.ts';
import { useGetRaceOddsQuery } from './racing-api.ts';
import { useRaces } from './use-races.ts';
import { useSectionName, useSelectionName } from '#app/i18n/use-pick-text.ts';

/** The bet of a racing game: race, prices, possible payout and placing. */
export function useRaceBet(game: RaceGame): DrawBet {
  const placing = useMoneyCall('placeRaceBet');
  const draws = useRaces(game);
  const prices = useGetRaceOddsQuery({ game });
  const { picks, ...bet } = useDrawBet<RaceChoice>({ game, draws, prices, placing, priceOf, prizeOf, returnsOf });
  const [section, selection] = [useSectionName(), useSelectionName()];
  return {
    ...bet,
    describe: (choice) => ({ title: selection(choice as RaceChoice), detail: section(choice as RaceChoice) }),
    caution: undefined,
    onPlace: (raceId) =>
      placing.press({ params: { race: game }, body: { race_id: raceId, currency: bet.currency, picks } }),
  };
}

const returnsOf = (picks: readonly DrawPick<RaceChoice>[], currency: Parameters<typeof estimateRace>[1]) =>
  estimateRace(picks.map(toEngine), currency);

/** The engine's bet may not have properties that are set to undefined. */
function toEngine({ place, pair, ...bet }: DrawPick<RaceChoice>) {
  return { ...bet, ...(place !== undefined && { place }), ...(pair !== undefined && { pair }) };
}
