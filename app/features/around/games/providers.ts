import type { ThirdPartyName } from '#app/features/around/availability/index.ts';

/** The segment of the address that names a provider (section 2 of the specification). */
export const PROVIDERS = {
  pgGame: { game: 'pgGames', name: 'PG Games' },
  tadaGame: { game: 'tadaGames', name: 'TADA' },
  noah: { game: 'noah', name: 'Noah' },
} as const satisfies Readonly<Record<string, { readonly game: ThirdPartyName; readonly name: string }>>;
export type Provider = keyof typeof PROVIDERS;

const NAMES = Object.keys(PROVIDERS) as readonly Provider[];

/** The provider that an address names, or to which a product's games belong. */
export const providerOf = (asked: string | undefined): Provider | undefined =>
  NAMES.find((name) => name === asked || PROVIDERS[name].game === asked);
