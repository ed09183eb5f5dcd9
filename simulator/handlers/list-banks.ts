import type { Rows } from '#contract/rows.ts';
import { BANKS } from '#fixtures/payment-channels.ts';
import type { Handler } from './handler.ts';

export const listBanks: Handler<Rows['listBanks']> = ({ query }) =>
  (BANKS[query.country] ?? []).map((bank) => ({ ...bank, country: query.country }));
