import type { Features } from '#contract/brand/features.ts';
import type { PaymentChannel, PaymentType } from '#contract/entities/payment.ts';
import type { InferOutput } from 'valibot';

interface TypeEntry {
  readonly type: PaymentType;
  readonly status: 0 | 1;
}

export interface Method {
  readonly type: PaymentType;
  readonly channels: readonly PaymentChannel[];
}

/** The ways to pay that are there: offered by the upstream, switched on by the brand, and with at least one channel. */
export function methodsOf(
  types: readonly TypeEntry[],
  channels: readonly PaymentChannel[],
  features: Pick<InferOutput<typeof Features>, 'crypto' | 'card'>,
): readonly Method[] {
  const isOn = (type: PaymentType) => (type === 'crypto' || type === 'card' ? features[type] : true);
  return types
    .filter(({ type, status }) => status === 1 && isOn(type))
    .map(({ type }) => ({ type, channels: channels.filter((channel) => channel.type === type) }))
    .filter((method) => method.channels.length > 0);
}

/** The channel to begin with: the first that is open. */
export const firstOpen = (channels: readonly PaymentChannel[]): PaymentChannel | undefined =>
  channels.find(({ status }) => status === 1);
