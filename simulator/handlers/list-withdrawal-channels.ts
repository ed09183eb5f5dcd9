import type { Rows } from '#contract/rows.ts';
import { showChannels } from '#simulator/payments/channels.ts';
import { WITHDRAWAL_CHANNELS } from '#fixtures/payment-channels.ts';
import type { Handler } from './handler.ts';

export const listWithdrawalChannels: Handler<Rows['listWithdrawalChannels']> = ({ world, player }) =>
  showChannels(world, WITHDRAWAL_CHANNELS, player().currency);
