import type { Brand } from '#contract/brand/brand.ts';
import { FORBIDDEN } from '#contract/brand/features.ts';
import { WALLET_GAMES } from '#contract/brand/games.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import type { BrandProblem } from '#cli/brands/brand-finding.ts';

/** What a schema cannot say: members that have to agree with each other. */
export function checkAgreement(brand: Brand): BrandProblem[] {
  return [
    ...forbiddenFeatures(brand),
    ...among(brand, 'defaultLanguage', [brand.defaultLanguage], 'languages', brand.languages),
    ...among(brand, 'headerLanguages', brand.headerLanguages, 'languages', brand.languages),
    ...among(brand, 'currency', [brand.currency], 'currencies', brand.currencies),
    ...among(brand, 'footerText', Object.keys(brand.footerText), 'languages', brand.languages),
    ...(['languages', 'headerLanguages', 'currencies', 'sports', 'games', 'domains'] as const).flatMap((key) =>
      repeated(key, brand[key]),
    ),
    ...limits(brand),
    ...footers(brand),
    ...emptyNavigation(brand),
    ...namelessWallets(brand),
    ...unlistedNotOpen(brand),
    ...unreachableCollector(brand),
    ...operator(brand),
  ];
}

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
      advice: `Add '${value}' to ${listKey}, or take it out of ${key}.`,
    }));
}

function keyOf(brand: Brand, key: keyof Brand, value: string): string {
  const held: unknown = brand[key];
  if (Array.isArray(held)) return `${key}.${held.indexOf(value)}`;
  return typeof held === 'object' ? `${key}.${value}` : key;
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
      message: `The least ${name} (${limits[name].least}) is above the most (${limits[name].most}).`,
      advice: 'Exchange them.',
    }));
}

function footers({ languages, footerText, defaultLanguage }: Brand): BrandProblem[] {
  return languages
    .filter((language) => footerText[language] === undefined)
    .map((language) => ({
      check: language === defaultLanguage ? 'inconsistent' : 'missing-footer',
      key: 'footerText',
      message: `There is no footer text in '${language}'.`,
      advice:
        language === defaultLanguage
          ? 'The default language needs one: the others fall back to it.'
          : `Readers of '${language}' see the one in '${defaultLanguage}'; add a text of their own.`,
    }));
}

function emptyNavigation({ sports, games }: Brand): BrandProblem[] {
  if (sports.length + games.length > 0) return [];
  return [
    { check: 'inconsistent', key: 'sports', message: 'No sport and no game is visible.', advice: 'Name at least one.' },
  ];
}

/** Games with a wallet of their own are only reached by what the upstream calls them. */
function namelessWallets({ games, gameWallets }: Brand): BrandProblem[] {
  return WALLET_GAMES.filter((game) => games.includes(game) && gameWallets?.[game] === undefined).map((game) => ({
    check: 'inconsistent',
    key: 'games',
    message: `'${game}' is in games, but gameWallets does not say what the upstream calls it.`,
    advice: `Add gameWallets.${game}, or take '${game}' out of games.`,
  }));
}

function unlistedNotOpen({ sports, games, notOpen = {} }: Brand): BrandProblem[] {
  return Object.keys(notOpen)
    .filter((game) => !([...sports, ...games] as readonly string[]).includes(game))
    .map((game) => ({
      check: 'inconsistent',
      key: `notOpen.${game}`,
      message: `'${game}' is in notOpen, but neither in sports nor in games: nobody sees it.`,
      advice: `Add '${game}' to sports or games, or take it out of notOpen.`,
    }));
}

/** The policy of the site lets the page reach what stands in `csp.connect`, and the collector is no exception. */
function unreachableCollector({ errorReports, csp }: Brand): BrandProblem[] {
  if (errorReports === undefined || errorReports.to.startsWith('/')) return [];
  const origin = URL.canParse(errorReports.to) ? new URL(errorReports.to).origin : errorReports.to;
  if (csp.connect.some((listed) => isOriginListed(origin, listed))) return [];
  return [
    {
      check: 'inconsistent',
      key: 'errorReports.to',
      message: `The reports go to ${origin}, which csp.connect does not list: the policy of the site would refuse every one.`,
      advice: 'Add the origin to csp.connect, or name a path of the own site.',
    },
  ];
}

/** A star stands for one level of sub-domains. */
function isOriginListed(origin: string, listed: string): boolean {
  return origin === listed || (listed.includes('://*.') && origin.replace(/:\/\/[^.]*\./, '://*.') === listed);
}

function operator({ company, profile }: Brand): BrandProblem[] {
  if (company === undefined)
    return [
      {
        check: 'missing-company',
        key: '',
        message: 'The brand does not say who operates it.',
        advice: 'Add "company" with name, address, email and licences: the footer and the pages of terms show it.',
      },
    ];
  if (profile === 'none' || company.licences.length > 0) return [];
  return [
    {
      check: 'missing-company',
      key: 'company.licences',
      message: `The profile '${profile}' is for licensed operators, and there is no licence.`,
      advice: 'Name the authority and the number of the licence.',
    },
  ];
}
