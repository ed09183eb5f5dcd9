import * as v from 'valibot';
import { Amount, Currency } from '../primitives.ts';
import { Company } from './company.ts';
import { ErrorReports } from './error-reports.ts';
import { Features, PROFILES } from './features.ts';
import { Fonts } from './fonts.ts';
import { GameWallets, NotOpenGames } from './game-wallets.ts';
import { GAMES, SPORTS } from './games.ts';
import { Head } from './head.ts';
import { LANGUAGES } from './languages.ts';
import { Layout } from './layout.ts';
import { Domain, Origin, SafeUrl, SocialLink, Sponsor, SupportChannel } from './links.ts';
import { BrandRules } from './rules.ts';
import { Security } from './security.ts';
import { Theme } from './theme.ts';
import { Upstream } from './upstream.ts';
import { BRAND_VERSION } from './version.ts';

/** An id names a folder and is part of URLs; it must not be a path. */
export const BRAND_ID = /^[a-z][a-z0-9-]{1,30}$/;

/**
 * Only names of ours: a brand from elsewhere must not have a hash of another secret of this machine built into its page.
 */
const STORAGE_SECRET_NAME = /^SLIPWAY_[A-Z0-9_]{1,60}$/;

const LanguageCode = v.picklist(LANGUAGES);
const Stake = v.pipe(Amount, v.description('decimal text, never a number: "12.50"'));
const Limit = v.strictObject({ least: Stake, most: Stake });
const FooterText = v.pipe(v.string(), v.minLength(1), v.maxLength(600));

/** A brand: everything that makes one operator's site differ from another's. Data only, no code, no secret. */
export const Brand = v.strictObject({
  $schema: v.optional(v.pipe(v.string(), v.description('where editors find the schema of this file'))),
  version: v.optional(
    v.pipe(v.literal(BRAND_VERSION), v.description('version of the format; slipway upgrade brings older files to it')),
    BRAND_VERSION,
  ),
  id: v.pipe(
    v.string(),
    v.regex(BRAND_ID, 'must be lower-case letters, digits and dashes, as the folder is named'),
    v.description("the folder's name"),
  ),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.description('as players read it')),
  tagline: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(120),
    v.description('the page description and manifest text'),
  ),
  domains: v.pipe(v.array(Domain), v.minLength(1), v.maxLength(20)),
  profile: v.pipe(v.picklist(PROFILES), v.description('jurisdiction: switches rules and forbids features')),
  defaultLanguage: LanguageCode,
  languages: v.pipe(v.array(LanguageCode), v.minLength(1), v.description('all languages that are offered')),
  headerLanguages: v.pipe(v.array(LanguageCode), v.minLength(1), v.description("those of the header's picker")),
  currency: v.pipe(Currency, v.description('of guests and new accounts')),
  currencies: v.pipe(v.array(Currency), v.minLength(1), v.maxLength(20)),
  quickStakes: v.pipe(v.array(Stake), v.minLength(1), v.maxLength(6)),
  limits: v.pipe(
    v.strictObject({ stake: Limit, deposit: Limit }),
    v.description("the operator's own limits, in `currency`; the upstream's limits apply as well"),
  ),
  rules: v.optional(v.pipe(BrandRules, v.description("the house's own rules of betting; amounts in `currency`"))),
  theme: Theme,
  fonts: Fonts,
  layout: Layout,
  sports: v.pipe(v.array(v.picklist(SPORTS)), v.description('visible sports, in their order')),
  games: v.pipe(v.array(v.picklist(GAMES)), v.description('visible lotteries and games, in their order')),
  gameWallets: v.optional(
    v.pipe(GameWallets, v.description("the upstream's ids for `cardGame` and `ngGame` of `games`")),
  ),
  notOpen: v.optional(
    v.pipe(NotOpenGames, v.description('games that are listed as coming soon or under construction')),
  ),
  features: Features,
  footerText: v.pipe(
    v.record(LanguageCode, FooterText),
    v.description('per language; a language without one shows that of the default language'),
  ),
  company: v.optional(v.pipe(Company, v.description('who operates the site, with its licences'))),
  social: v.pipe(v.array(SocialLink), v.maxLength(12)),
  sponsors: v.pipe(v.array(Sponsor), v.maxLength(12)),
  support: v.pipe(v.array(SupportChannel), v.minLength(1), v.maxLength(8)),
  upstream: Upstream,
  frameOrigins: v.pipe(v.array(Origin), v.maxLength(30), v.description('origins whose games may be shown in a frame')),
  testPages: v.optional(
    v.pipe(
      v.strictObject({ bets: v.optional(SafeUrl), wallet: v.optional(SafeUrl), myBets: v.optional(SafeUrl) }),
      v.description(
        'for test builds only: pages framed at /test-bets, /test-wallet, /test-my-bets; absent: no such pages',
      ),
    ),
  ),
  errorReports: v.optional(
    v.pipe(ErrorReports, v.description("collector of the page's error reports; absent: no reports are sent")),
  ),
  head: v.optional(v.pipe(Head, v.description('what the page says to search engines and those who share a link'))),
  security: v.optional(
    v.pipe(Security, v.description('contact for reports of weaknesses, and how long browsers insist on https')),
  ),
  storageSecret: v.strictObject({
    env: v.pipe(
      v.string(),
      v.regex(STORAGE_SECRET_NAME, 'must be the name of an environment variable that begins with SLIPWAY_'),
      v.description('environment variable with the secret; never the secret itself'),
    ),
  }),
  csp: v.pipe(
    v.strictObject({
      img: v.pipe(v.array(Origin), v.maxLength(20)),
      connect: v.pipe(v.array(Origin), v.maxLength(20)),
    }),
    v.description('origins that the content policy allows in addition to the site itself'),
  ),
});
export type Brand = v.InferOutput<typeof Brand>;
