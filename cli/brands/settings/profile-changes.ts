import { codesOf, FORBIDDEN, MONEY_RULES, type Profile, PROFILE_RULES, PROFILES } from '#contract/brand';

export interface Change {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
}

interface Known {
  readonly features?: Readonly<Record<string, unknown>>;
  readonly currency?: unknown;
  readonly currencies?: Parameters<typeof codesOf>[0];
}

/** Changes that a new profile needs: forbidden features go off, and a profile with one currency sets it. Amounts stay. */
export function profileChanges(brand: unknown, profile: unknown): readonly Change[] {
  if (!(PROFILES as readonly unknown[]).includes(profile)) return [];
  const { features = {}, currency, currencies = [] } = brand as Known;
  const named = profile as Profile;
  const off = FORBIDDEN[named].filter((feature) => features[feature] === true);
  const { currency: home } = PROFILE_RULES[named];
  const isOther = currency !== home || codesOf(currencies).some((code) => code !== home);
  return [
    ...(MONEY_RULES[named].isOneCurrency && isOther
      ? [
          { path: ['currency'], value: home },
          { path: ['currencies'], value: [home] },
        ]
      : []),
    ...off.map((feature) => ({ path: ['features', feature], value: false })),
  ];
}
