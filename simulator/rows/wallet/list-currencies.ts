import type { Rows } from '#contract/rows';
import { CURRENCIES } from '#fixtures/world';
import { accountCurrencies } from '../../domain/protection/home-currency.ts';
import type { Handler } from '../shared/handler.ts';

/** All rates; a wallet can be in those with status 1. */
export const listCurrencies: Handler<Rows['listCurrencies']> = ({ world }) => {
  const allowed = accountCurrencies(world);
  return CURRENCIES.map((option) => ({ ...option, status: allowed.includes(option.currency) ? option.status : 0 }));
};
