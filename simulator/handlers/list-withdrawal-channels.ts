import type { Rows } from '#contract/rows.ts';
import { showChannel } from '#simulator/payments/channels.ts';
import { WITHDRAWAL_CHANNELS } from '#fixtures/payment-channels.ts';
import type { Handler } from './handler.ts';

export const listWithdrawalChannels: Handler<Rows['listWithdrawalChannels']> = ({ player }) =>
  WITHDRAWAL_CHANNELS.map((channel) => showChannel(channel, player().currency));
