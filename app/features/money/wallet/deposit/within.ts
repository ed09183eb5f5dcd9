import type { PaymentChannel } from '#contract/entities';
import type { Bounds } from '#engine/limits';
import { compareAmounts } from '#engine/money';

/** Channels narrowed by the brand's own bounds, in the same currency; a channel without any possible amount is left out. */
export function within({ min, max }: Bounds = {}, channels: readonly PaymentChannel[]): readonly PaymentChannel[] {
  return channels
    .map((channel) => ({
      ...channel,
      min: min !== undefined && compareAmounts(min, channel.min) > 0 ? min : channel.min,
      max: max !== undefined && compareAmounts(max, channel.max) < 0 ? max : channel.max,
    }))
    .filter((channel) => compareAmounts(channel.min, channel.max) <= 0);
}
