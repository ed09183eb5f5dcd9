import type { Rows } from '#contract/rows.ts';
import { showChannels } from '#simulator/payments/channels.ts';
import { DEPOSIT_CHANNELS } from '#fixtures/payment-channels.ts';
import type { Handler } from './handler.ts';

export const listDepositChannels: Handler<Rows['listDepositChannels']> = ({ world, player }) =>
  showChannels(world, DEPOSIT_CHANNELS, player().currency);
