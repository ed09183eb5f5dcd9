import type { Rows } from '#contract/rows.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import type { Handler } from './handler.ts';

const options = [...CURRENCIES];

export const listCurrencies: Handler<Rows['listCurrencies']> = () => options;
