import type { Rows } from '#contract/rows.ts';
import { showChannel } from '#simulator/payments/channels.ts';
import { DEPOSIT_CHANNELS } from '#fixtures/payment-channels.ts';
import type { Handler } from './handler.ts';

export const listDepositChannels: Handler<Rows['listDepositChannels']> = ({ player }) =>
  DEPOSIT_CHANNELS.map((channel) => showChannel(channel, player().currency));
