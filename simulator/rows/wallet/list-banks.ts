import type { Rows } from '#contract/rows';
import { BANKS } from '#fixtures/world';
import type { Handler } from '../shared/handler.ts';

export const listBanks: Handler<Rows['listBanks']> = ({ query }) =>
  (BANKS[query.country] ?? []).map((bank) => ({ ...bank, country: query.country }));
