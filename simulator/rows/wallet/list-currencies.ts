import type { Rows } from '#contract/rows';
import { compareAmounts, currencyPlaces, roundUpAmount } from '#engine/money';
import { CURRENCIES } from '#fixtures/world';
import { accountCurrencies } from '../../domain/protection/home-currency.ts';
import type { Handler } from '../shared/handler.ts';

/** All rates; status 1 marks possible currencies of a wallet. */
export const listCurrencies: Handler<Rows['listCurrencies']> = ({ world }) => {
  const allowed = accountCurrencies(world);
  return CURRENCIES.map((option) => {
    const { currency, status } = option;
    // The shown minimum must be accepted: 245.5 VND is shown as 246 where the dong has no decimals.
    const least = (minimum: string) => {
      const rounded = roundUpAmount(minimum, currencyPlaces(world.money(currency)));
      return compareAmounts(rounded, minimum) === 0 ? minimum : rounded;
    };
    return {
      ...option,
      sport_bet_min: least(option.sport_bet_min),
      lotter_bet_min: least(option.lotter_bet_min),
      status: allowed.includes(currency) ? status : 0,
    };
  });
};
