import type { PaymentChannel } from '#contract/entities/payment.ts';
import type { Bounds } from '#engine/limits/bounds.ts';
import { compareAmounts } from '#engine/money/amount.ts';

/** Channels as the brand's own bounds leave them, in the same currency; one that can take no amount between both is not offered. */
export function within({ min, max }: Bounds = {}, channels: readonly PaymentChannel[]): readonly PaymentChannel[] {
  return channels
    .map((channel) => ({
      ...channel,
      min: min !== undefined && compareAmounts(min, channel.min) > 0 ? min : channel.min,
      max: max !== undefined && compareAmounts(max, channel.max) < 0 ? max : channel.max,
    }))
    .filter((channel) => compareAmounts(channel.min, channel.max) <= 0);
}
