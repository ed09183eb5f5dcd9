import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type Brand,
  Brand as BrandSchema,
  BRAND_VERSION,
  type Feature,
  FEATURES,
  FORBIDDEN,
  GAMES,
  HOME_BLOCKS,
  type HomeBlock,
  type Language,
  type Profile,
  PROFILE_RULES,
  SPORTS,
  WALLET_GAMES,
} from '#contract/brand';
import { deriveTheme } from '#cli/brands/colour/derive-theme.ts';
import { starterMoney } from './starter-money.ts';

export interface BrandAnswers {
  readonly id: string;
  readonly name: string;
  readonly profile: Profile;
  readonly languages: readonly Language[];
  readonly currency: string;
  readonly domain: string;
  readonly tagline?: string;
  /** `#rrggbb`. Without it: the colours of the starter or the copied brand. */
  readonly colour?: string;
  readonly logo?: string;
  readonly navigation?: Brand['layout']['navigation'];
  readonly home?: readonly HomeBlock[];
  readonly sports?: Brand['sports'];
  readonly games?: Brand['games'];
  readonly upstream?: string;
  readonly company?: Brand['company'];
}

/** Properties that a file may leave out because the schema has a default. */
const UNSAID = ['markets', 'menu', 'footer', 'pages'] as const;
type Unsaid = (typeof UNSAID)[number];
/** A brand as its file has it. */
export type BrandFile = Omit<Brand, Unsaid> & Partial<Pick<Brand, Unsaid>>;

/** Leaves out values that equal the schema's default. */
export function asFile(brand: Brand): BrandFile {
  const isUsual = (name: Unsaid) => isDeepStrictEqual(brand[name], v.getDefault(BrandSchema.entries[name]));
  const unsaid: readonly string[] = UNSAID.filter(isUsual);
  return Object.fromEntries(Object.entries(brand).filter(([name]) => !unsaid.includes(name))) as unknown as BrandFile;
}

export const STARTER_COLOUR = '#2b5797';

/** Default language and currency of each jurisdiction. */
export const PROFILE_DEFAULTS: Readonly<Record<Profile, { language: Language; currency: string }>> = {
  none: { language: 'en', currency: PROFILE_RULES.none.currency },
  uk: { language: 'en', currency: PROFILE_RULES.uk.currency },
  br: { language: 'pt', currency: PROFILE_RULES.br.currency },
};

/** A valid brand with a neutral theme, for the operator to change. */
export function starterBrand(answers: BrandAnswers): BrandFile {
  const { id, name, profile, languages, currency, domain } = answers;
  const [defaultLanguage = 'en'] = languages;
  return {
    $schema: '../brand.schema.json',
    version: BRAND_VERSION,
    id,
    name,
    tagline: answers.tagline ?? `${name}: sports and games.`,
    domains: [domain],
    profile,
    defaultLanguage,
    languages: [...languages],
    headerLanguages: [...languages],
    currency,
    currencies: [currency],
    ...starterMoney(currency, profile),
    theme: themeOf(answers, STARTER_THEME),
    fonts: { text: 'system', headings: 'system' },
    layout: layoutOf(answers, { corners: 'soft', density: 'comfortable', banner: 'plain', elevation: 'lifted' }),
    sports: answers.sports ?? [...SPORTS],
    // Games with their own wallet need the upstream's name for them.
    games: answers.games ?? GAMES.filter((game) => !(WALLET_GAMES as readonly string[]).includes(game)),
    features: allowed(profile),
    footerText: Object.fromEntries(languages.map((language) => [language, footerOf(name)])),
    ...(answers.company !== undefined && { company: answers.company }),
    social: [],
    sponsors: [],
    support: [{ kind: 'chat' }],
    upstream: {
      basePaths: {
        sports: '/sports',
        '3rd-game': '/3rd-game',
        pggame: '/pggame',
        tadaGame: '/tadaGame',
        otherChat: '/otherChat',
        activities: '/activities',
      },
      ...(answers.upstream !== undefined && { origins: { default: answers.upstream } }),
      // The specification's upstream has no idempotency keys; `keyed` needs a proof.
      idempotency: 'none',
    },
    frameOrigins: [],
    storageSecret: { env: secretName(id) },
    csp: { img: [], connect: [] },
  };
}

/** The theme in the operator's colour, if there is one. */
export function themeOf({ colour }: BrandAnswers, theme: Brand['theme']): Brand['theme'] {
  return colour === undefined || colour === STARTER_COLOUR ? theme : deriveTheme(colour, theme);
}

/** Answers that equal the present or default layout change nothing. */
export function layoutOf({ navigation, home }: BrandAnswers, layout: Brand['layout']): Brand['layout'] {
  const isNew = navigation !== undefined && navigation !== (layout.navigation ?? 'side');
  const isOrdered = home !== undefined && home.join() !== (layout.home ?? HOME_BLOCKS).join();
  return { ...layout, ...(isNew && { navigation }), ...(isOrdered && { home: [...home] }) };
}

export const footerOf = (name: string): string => `${name}. 18+`;

/** Every feature that the jurisdiction does not forbid. */
export function allowed(profile: Profile, wanted?: Brand['features']): Brand['features'] {
  const on = (feature: Feature): boolean => (wanted?.[feature] ?? true) && !FORBIDDEN[profile].includes(feature);
  return Object.fromEntries(FEATURES.map((feature) => [feature, on(feature)])) as Brand['features'];
}

export function secretName(id: string): string {
  return `SLIPWAY_${id.toUpperCase().replaceAll('-', '_')}_STORAGE_SECRET`;
}

/** Every colour pair passes the contrast check. */
const STARTER_THEME: Brand['theme'] = {
  mode: 'auto',
  light: {
    canvas: '#f4f5f7',
    surface: '#ffffff',
    sunken: '#eaecf0',
    line: '#d4d8df',
    text: '#1a1f29',
    muted: '#545c6b',
    chrome: '#20283a',
    'chrome-text': '#f6f7fa',
    'chrome-muted': '#b3bccd',
    primary: '#2b5797',
    'primary-text': '#ffffff',
    accent: '#ffb938',
    'accent-text': '#2b1b00',
    success: '#1a7340',
    warning: '#855600',
    error: '#b3261e',
    info: '#1f5f99',
  },
  dark: {
    canvas: '#0f131b',
    surface: '#181d28',
    sunken: '#222936',
    line: '#353e4f',
    text: '#eff2f7',
    muted: '#a9b3c4',
    chrome: '#0b0e15',
    'chrome-text': '#f6f7fa',
    'chrome-muted': '#a9b3c4',
    primary: '#9cc2f5',
    'primary-text': '#0c1d36',
    accent: '#ffb938',
    'accent-text': '#2b1b00',
    success: '#6fd694',
    warning: '#f0c15c',
    error: '#ff9c93',
    info: '#8cc4f5',
  },
};
