import { type Brand, type BrandCurrency, codesOf, type Feature } from '#contract/brand';
import type { PaymentChannel, PaymentType } from '#contract/entities';

interface TypeEntry {
  readonly type: PaymentType;
  readonly status: 0 | 1;
}

interface MethodsBrand {
  readonly features: Pick<Brand['features'], 'crypto' | 'card' | 'bank' | 'eWallet' | 'pix'>;
  readonly currencies: readonly BrandCurrency[];
}

export interface Method {
  readonly type: PaymentType;
  readonly channels: readonly PaymentChannel[];
}

const SWITCHES = { crypto: 'crypto', card: 'card', fiat: 'bank', third_party: 'eWallet' } as const satisfies Record<
  PaymentType,
  Feature
>;

export const isPix = ({ name }: PaymentChannel): boolean => /^pix$/i.test(name.trim());

/** PIX has a switch of its own, and is Brazilian: a brand that keeps no BRL has no players for it. */
function isOn(channel: PaymentChannel, { features, currencies }: MethodsBrand): boolean {
  return isPix(channel) ? features.pix && codesOf(currencies).includes('BRL') : features[SWITCHES[channel.type]];
}

/** The available methods: offered by the upstream, enabled by the brand, and with at least one channel. */
export function methodsOf(
  types: readonly TypeEntry[],
  channels: readonly PaymentChannel[],
  brand: MethodsBrand,
): readonly Method[] {
  return types
    .filter(({ status }) => status === 1)
    .map(({ type }) => ({ type, channels: channels.filter((each) => each.type === type && isOn(each, brand)) }))
    .filter((method) => method.channels.length > 0);
}

/** The preselected channel: the first open one. */
export const firstOpen = (channels: readonly PaymentChannel[]): PaymentChannel | undefined =>
  channels.find(({ status }) => status === 1);
