import { type LimitedGame, MarkSixGame, RaceGame, SportGame } from '#contract/entities';
import type { Rows } from '#contract/rows';
import { compareAmounts, currencyPlaces, multiplyAmounts, roundUpAmount } from '#engine/money';
import { CURRENCIES } from '#fixtures/world';
import { accountCurrencies } from '../../domain/protection/home-currency.ts';
import type { Handler } from '../shared/handler.ts';

const SPORTS: readonly LimitedGame[] = [...SportGame.options, 'cricket'];
const LOTTERIES: readonly LimitedGame[] = [...MarkSixGame.options, ...RaceGame.options];

/** All rates, and the lowest bet that the limits allow; status 1 marks possible currencies of a wallet. */
export const listCurrencies: Handler<Rows['listCurrencies']> = ({ world }) => {
  const allowed = accountCurrencies(world);
  const lowest = (games: readonly LimitedGame[]) =>
    games.map((game) => world.bookRules.limits(game).bet.min).toSorted(compareAmounts)[0] ?? '0';
  const [sport, lottery] = [lowest(SPORTS), lowest(LOTTERIES)];
  return CURRENCIES.map((option) => {
    const { currency, status, exchange } = option;
    // The shown minimum must be accepted: 245.5 VND is shown as 246 where the dong has no decimals.
    const least = (minimum: string) =>
      roundUpAmount(multiplyAmounts(minimum, exchange), currencyPlaces(world.money(currency)));
    return {
      ...option,
      sport_bet_min: least(sport),
      lotter_bet_min: least(lottery),
      status: allowed.includes(currency) ? status : 0,
    };
  });
};
