import {
  type Brand,
  codesOf,
  FORBIDDEN,
  MONEY_RULES,
  type Profile,
  PROFILE_RULES,
  WALLET_GAMES,
} from '#contract/brand';
import { compareAmounts } from '#engine/money';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';

/** Checks what a schema cannot: properties that must agree with each other. */
export function checkAgreement(brand: Brand): BrandProblem[] {
  return [
    ...forbiddenFeatures(brand),
    ...otherCurrencies(brand),
    ...among(brand, 'defaultLanguage', [brand.defaultLanguage], 'languages', brand.languages),
    ...among(brand, 'headerLanguages', brand.headerLanguages, 'languages', brand.languages),
    ...among(brand, 'currency', [brand.currency], 'currencies', codesOf(brand.currencies)),
    ...among(brand, 'footerText', Object.keys(brand.footerText), 'languages', brand.languages),
    ...(['languages', 'headerLanguages', 'sports', 'games', 'domains'] as const).flatMap((key) =>
      repeated(key, brand[key]),
    ),
    ...repeated('currencies', codesOf(brand.currencies)),
    ...repeated(
      'menu',
      brand.menu.map((entry) => (typeof entry === 'string' ? entry : entry.to)),
    ),
    ...repeated('layout.home', brand.layout.home ?? []),
    ...hiddenBadges(brand),
    ...limits(brand),
    ...footers(brand),
    ...emptyNavigation(brand),
    ...noDeposits(brand),
    ...namelessWallets(brand),
    ...unlistedNotOpen(brand),
    ...unreachableCollectors(brand),
    ...operator(brand),
  ];
}

/** Icons of a set are masks, in which a badge's background would be cut out too. */
const hiddenBadges = ({ layout: { icons, iconSet = 'outline' } }: Brand): BrandProblem[] =>
  icons !== 'badge' || iconSet === 'outline'
    ? []
    : [
        {
          check: 'inconsistent',
          key: 'layout.iconSet',
          message: `Icons of the set '${iconSet}' cannot be badges.`,
          advice: 'Choose another value of layout.icons, or the set outline.',
        },
      ];

function forbiddenFeatures({ profile, features }: Brand): BrandProblem[] {
  return FORBIDDEN[profile]
    .filter((feature) => features[feature])
    .map((feature) => ({
      check: 'forbidden-feature',
      key: `features.${feature}`,
      message: `The profile '${profile}' forbids '${feature}'.`,
      advice: `Write "${feature}": false, or choose another profile.`,
    }));
}

/** In a profile with one currency the upstream refuses registrations in another. */
function otherCurrencies({ profile, currency, currencies }: Brand): BrandProblem[] {
  if (!MONEY_RULES[profile].isOneCurrency) return [];
  const { currency: home } = PROFILE_RULES[profile];
  const places = [
    ...(currency === home ? [] : [{ key: 'currency', found: currency }]),
    ...codesOf(currencies).flatMap((each, index) =>
      each === home ? [] : [{ key: `currencies.${index}`, found: each }],
    ),
  ];
  return places.map(({ key, found }) => ({
    check: 'inconsistent',
    key,
    message: `Accounts of the profile '${profile}' are in ${home}, not in ${found}.`,
    advice: `Write "currency": "${home}" and "currencies": ["${home}"], or choose another profile.`,
  }));
}

function among(
  brand: Brand,
  key: keyof Brand,
  values: readonly string[],
  listKey: keyof Brand,
  list: readonly string[],
): BrandProblem[] {
  return values
    .filter((value) => !list.includes(value))
    .map((value) => ({
      check: 'inconsistent',
      key: keyOf(brand, key, value),
      message: `'${value}' is in ${key}, but not in ${listKey}.`,
      advice: `Add '${value}' to ${listKey}, or remove it from ${key}.`,
    }));
}

function keyOf(brand: Brand, key: keyof Brand, value: string): string {
  const stored: unknown = brand[key];
  if (Array.isArray(stored)) return `${key}.${stored.indexOf(value)}`;
  return typeof stored === 'object' ? `${key}.${value}` : key;
}

function repeated(key: string, values: readonly string[]): BrandProblem[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            check: 'inconsistent' as const,
            key: `${key}.${index}`,
            message: `'${value}' is in ${key} twice.`,
            advice: 'Keep one of them.',
          },
        ],
  );
}

function limits({ limits }: Brand): BrandProblem[] {
  return (['stake', 'deposit'] as const)
    .filter((name) => compareAmounts(limits[name].least, limits[name].most) > 0)
    .map((name) => ({
      check: 'inconsistent',
      key: `limits.${name}.least`,
      message: `The minimum ${name} (${limits[name].least}) is above the maximum (${limits[name].most}).`,
      advice: 'Swap them.',
    }));
}

function footers({ languages, footerText, defaultLanguage }: Brand): BrandProblem[] {
  return languages
    .filter((language) => footerText[language] === undefined)
    .map((language) => ({
      check: language === defaultLanguage ? 'inconsistent' : 'missing-footer',
      key: 'footerText',
      message: `The footer text in '${language}' is missing.`,
      advice:
        language === defaultLanguage
          ? 'Add it: the other languages fall back to the default language.'
          : `Players see the text in '${defaultLanguage}' instead. Add one in '${language}'.`,
    }));
}

function emptyNavigation({ sports, games }: Brand): BrandProblem[] {
  if (sports.length + games.length > 0) return [];
  return [
    {
      check: 'inconsistent',
      key: 'sports',
      message: 'The brand offers no sport and no game.',
      advice: 'Name at least one.',
    },
  ];
}

function noDeposits({ features, currencies }: Brand): BrandProblem[] {
  const { bank, card, eWallet, crypto, pix } = features;
  if (bank || card || eWallet || crypto || (pix && codesOf(currencies).includes('BRL'))) return [];
  return [
    {
      check: 'inconsistent',
      key: 'features',
      message: 'The brand has no way to deposit.',
      advice: 'Switch on at least one of bank, card, eWallet and crypto, or pix with BRL in currencies.',
    },
  ];
}

/** Games with their own wallet need the upstream's name for them. */
function namelessWallets({ games, gameWallets }: Brand): BrandProblem[] {
  return WALLET_GAMES.filter((game) => games.includes(game) && gameWallets?.[game] === undefined).map((game) => ({
    check: 'inconsistent',
    key: 'games',
    message: `'${game}' is in games, but gameWallets has no name of the upstream for it.`,
    advice: `Add gameWallets.${game}, or remove '${game}' from games.`,
  }));
}

function unlistedNotOpen({ sports, games, notOpen = {} }: Brand): BrandProblem[] {
  return Object.keys(notOpen)
    .filter((game) => !([...sports, ...games] as readonly string[]).includes(game))
    .map((game) => ({
      check: 'inconsistent',
      key: `notOpen.${game}`,
      message: `'${game}' is in notOpen, but neither in sports nor in games, so it is never shown.`,
      advice: `Add '${game}' to sports or games, or remove it from notOpen.`,
    }));
}

/** The content policy allows requests only to `csp.connect`, error reports included. */
const unreachableCollectors = ({ errorReports, analytics, csp }: Brand): BrandProblem[] => [
  ...unreachable('errorReports.to', 'Error reports', errorReports?.to, csp),
  ...unreachable('analytics.to', 'Page views', analytics?.to, csp),
];

function unreachable(key: string, what: string, to: string | undefined, csp: Brand['csp']): BrandProblem[] {
  if (to === undefined || to.startsWith('/')) return [];
  const origin = URL.canParse(to) ? new URL(to).origin : to;
  if (csp.connect.some((listed) => isOriginListed(origin, listed))) return [];
  return [
    {
      check: 'inconsistent',
      key,
      message: `${what} go to ${origin}, which csp.connect does not list: the site's policy would block them.`,
      advice: 'Add the origin to csp.connect, or use a path of the site itself.',
    },
  ];
}

/** `*.` matches one level of subdomains. */
function isOriginListed(origin: string, listed: string): boolean {
  return origin === listed || (listed.includes('://*.') && origin.replace(/:\/\/[^.]*\./, '://*.') === listed);
}

function operator({ company, profile }: Brand): BrandProblem[] {
  if (company === undefined)
    return [
      {
        check: 'missing-company',
        key: '',
        message: 'The operator of the brand is missing.',
        advice: 'Add "company" with name, address, email and licences: the footer and the terms show it.',
      },
    ];
  if (profile === 'none') return [];
  return [...unlicensed(company, profile), ...unansweredComplaints(company, profile)];
}

function unlicensed({ licences }: NonNullable<Brand['company']>, profile: Profile): BrandProblem[] {
  if (licences.length > 0) return [];
  return [
    {
      check: 'missing-company',
      key: 'company.licences',
      message: `The profile '${profile}' requires a licence, and none is given.`,
      advice: 'Add the authority and the number of the licence.',
    },
  ];
}

function unansweredComplaints(company: NonNullable<Brand['company']>, profile: Profile): BrandProblem[] {
  const { complaints } = MONEY_RULES[profile];
  if (complaints === undefined || company[complaints] !== undefined) return [];
  return [
    {
      check: 'missing-company',
      key: 'company',
      message: `The profile '${profile}' requires 'company.${complaints}', and none is given.`,
      advice:
        complaints === 'disputeBody'
          ? 'Add "disputeBody" with name and url of the body that decides complaints.'
          : 'Add "ombudsman" with phone and email.',
    },
  ];
}
