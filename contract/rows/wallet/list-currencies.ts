import * as v from 'valibot';
import { CurrencyOption } from '../../entities/config.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const listCurrencies = defineRow({
  name: 'listCurrencies',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/config/exchange',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Currency options with rate and minimum bets',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(CurrencyOption),
});
