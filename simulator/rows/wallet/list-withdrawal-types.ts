import type { Rows } from '#contract/rows';
import { showTypes } from '../../domain/payments/channels.ts';
import type { Handler } from '../shared/handler.ts';

export const listWithdrawalTypes: Handler<Rows['listWithdrawalTypes']> = ({ world }) =>
  showTypes(world, ['crypto', 'fiat', 'third_party']);
