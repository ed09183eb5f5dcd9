import type { Rows } from '#contract/rows';
import { CURRENCIES } from '#fixtures/world';
import type { Handler } from '../shared/handler.ts';

const options = [...CURRENCIES];

export const listCurrencies: Handler<Rows['listCurrencies']> = () => options;
