import type { Rows } from '#contract/rows';
import { showChannels } from '../../domain/payments/channels.ts';
import { DEPOSIT_CHANNELS } from '#fixtures/world';
import type { Handler } from '../shared/handler.ts';

export const listDepositChannels: Handler<Rows['listDepositChannels']> = ({ world, player }) =>
  showChannels(world, DEPOSIT_CHANNELS, player().currency);
