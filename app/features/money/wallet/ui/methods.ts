import type { Features } from '#contract/brand';
import type { PaymentChannel, PaymentType } from '#contract/entities';
import type { InferOutput } from 'valibot';

interface TypeEntry {
  readonly type: PaymentType;
  readonly status: 0 | 1;
}

interface MethodsBrand {
  readonly features: Pick<InferOutput<typeof Features>, 'crypto' | 'card'>;
  readonly currencies: readonly string[];
}

export interface Method {
  readonly type: PaymentType;
  readonly channels: readonly PaymentChannel[];
}

/** PIX is Brazilian: a brand that keeps no BRL has no players for it. */
const isAtHome = ({ name }: PaymentChannel, currencies: readonly string[]): boolean =>
  currencies.includes('BRL') || !/^pix$/i.test(name.trim());

/** The available methods: offered by the upstream, enabled by the brand, and with at least one channel. */
export function methodsOf(
  types: readonly TypeEntry[],
  channels: readonly PaymentChannel[],
  { features, currencies }: MethodsBrand,
): readonly Method[] {
  const isOn = (type: PaymentType) => (type === 'crypto' || type === 'card' ? features[type] : true);
  return types
    .filter(({ type, status }) => status === 1 && isOn(type))
    .map(({ type }) => ({
      type,
      channels: channels.filter((channel) => channel.type === type && isAtHome(channel, currencies)),
    }))
    .filter((method) => method.channels.length > 0);
}

/** The preselected channel: the first open one. */
export const firstOpen = (channels: readonly PaymentChannel[]): PaymentChannel | undefined =>
  channels.find(({ status }) => status === 1);
