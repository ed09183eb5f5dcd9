import type { Rows } from '#contract/rows';
import { showChannels } from '../../domain/payments/channels.ts';
import { WITHDRAWAL_CHANNELS } from '#fixtures/world';
import type { Handler } from '../shared/handler.ts';

export const listWithdrawalChannels: Handler<Rows['listWithdrawalChannels']> = ({ world, player }) =>
  showChannels(world, WITHDRAWAL_CHANNELS, player().currency);
