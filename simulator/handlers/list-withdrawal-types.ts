import type { Rows } from '#contract/rows.ts';
import { showTypes } from '#simulator/payments/channels.ts';
import type { Handler } from './handler.ts';

export const listWithdrawalTypes: Handler<Rows['listWithdrawalTypes']> = ({ world }) =>
  showTypes(world, ['crypto', 'fiat', 'third_party']);
