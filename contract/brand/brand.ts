import * as v from 'valibot';
import { Amount } from '../primitives.ts';
import { AccumulatorBonus } from './accumulator-bonus.ts';
import { Company } from './company.ts';
import { BrandCurrency, KnownCurrency } from './currencies.ts';
import { Analytics, ErrorReports } from './error-reports.ts';
import { PROFILES } from './features.ts';
import { Fonts } from './fonts.ts';
import { GameWallets, NotOpenGames } from './game-wallets.ts';
import { GAMES, SPORTS } from './games.ts';
import { Head } from './head.ts';
import { DIGITS, LANGUAGES } from './languages.ts';
import { Layout } from './layout.ts';
import { Domain, Origin, SafeUrl, SocialLink, Sponsor, SupportChannel } from './links.ts';
import { Literal } from './literal.ts';
import { Markets, USUAL_MARKETS } from './lobby.ts';
import { ODDS_FORMATS } from './lobby-names.ts';
import { FOOTER_COLUMNS, MENU_ENTRIES } from './link-names.ts';
import { FooterColumns, Menu, OwnPages } from './own-links.ts';
import { BRAND_ID } from './id.ts';
import { BrandRules } from './rules.ts';
import { Security } from './security.ts';
import { Features } from './switches.ts';
import { Theme } from './theme.ts';
import { Upstream } from './upstream.ts';
import { BRAND_VERSION } from './version.ts';

/** Only our names: a brand from elsewhere must not get a hash of another secret of this machine. */
const STORAGE_SECRET_NAME = /^SLIPWAY_[A-Z0-9_]{1,60}$/;

const LanguageCode = v.picklist(LANGUAGES);
const Stake = v.pipe(Amount, v.description('decimal text, never a number: "12.50"'));
const Limit = (what: string) =>
  v.strictObject({
    least: v.pipe(Amount, v.description(`the lowest ${what}, as decimal text: "12.50"`)),
    most: v.pipe(Amount, v.description(`the highest ${what}`)),
  });
const FooterText = v.pipe(v.string(), v.minLength(1), v.maxLength(600));

/** Everything that distinguishes one operator's site: data only, no code, no secret. */
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
  domains: v.pipe(v.array(Domain), v.minLength(1), v.maxLength(20), v.description('host names of the site')),
  profile: v.pipe(v.picklist(PROFILES), v.description('jurisdiction: switches rules and forbids features')),
  defaultLanguage: v.pipe(
    LanguageCode,
    v.description('used when the browser prefers none of `languages`; its footer text replaces missing ones'),
  ),
  languages: v.pipe(v.array(LanguageCode), v.minLength(1), v.description('all languages that are offered')),
  digits: v.optional(
    v.pipe(
      v.record(LanguageCode, v.picklist(DIGITS)),
      v.description('per language, as Unicode names them: { "bn": "beng" }; absent: 0 to 9'),
    ),
  ),
  headerLanguages: v.pipe(v.array(LanguageCode), v.minLength(1), v.description("those of the header's picker")),
  currency: v.pipe(KnownCurrency, v.description('of guests and new accounts')),
  currencies: v.pipe(
    v.array(BrandCurrency),
    v.minLength(1),
    v.maxLength(20),
    v.description('all that a wallet can be in: a code, or { "code": "JPY", "places": 0 }'),
  ),
  quickStakes: v.pipe(
    v.array(Stake),
    v.minLength(1),
    v.maxLength(6),
    v.description('amounts to add to a stake at a press'),
  ),
  limits: v.pipe(
    v.strictObject({
      stake: v.pipe(Limit('stake of a bet'), v.description('bounds of a bet')),
      deposit: v.pipe(Limit('deposit'), v.description('bounds of a deposit')),
    }),
    v.description("the operator's own limits, in `currency`; the upstream's limits apply as well"),
  ),
  rules: v.optional(v.pipe(BrandRules, v.description("the house's own rules of betting; amounts in `currency`"))),
  accumulatorBonus: v.optional(
    v.pipe(
      AccumulatorBonus,
      v.description('what is paid on top of a won accumulator, where `features.bonus` is on; absent: nothing'),
    ),
  ),
  theme: v.pipe(Theme, v.description('the colours')),
  fonts: v.pipe(Fonts, v.description('families of the device, and perhaps a face of your own')),
  layout: v.pipe(Layout, v.description('corners, space and shadows')),
  markets: v.optional(v.pipe(Markets, v.description('which markets lists of matches show')), USUAL_MARKETS),
  oddsFormat: v.optional(
    v.pipe(v.picklist(ODDS_FORMATS), v.description('of prices, until a player chooses another; default decimal')),
  ),
  menu: v.optional(
    v.pipe(Menu, v.description("entries of the navigation besides games and the player's pages, in their order")),
    [...MENU_ENTRIES],
  ),
  footer: v.optional(
    v.pipe(
      v.strictObject({
        columns: v.pipe(FooterColumns, v.description("the footer's columns of links, in their order")),
      }),
      v.description('what the footer links to'),
    ),
    { columns: [...FOOTER_COLUMNS] },
  ),
  pages: v.optional(
    v.pipe(OwnPages, v.description('pages of your own at /pages/NAME; texts in locales/LANGUAGE/page-NAME.json')),
    [],
  ),
  sports: v.pipe(v.array(v.picklist(SPORTS)), v.description('visible sports, in their order')),
  games: v.pipe(v.array(v.picklist(GAMES)), v.description('visible lotteries and games, in their order')),
  gameWallets: v.optional(
    v.pipe(GameWallets, v.description("the upstream's ids for `cardGame` and `ngGame` of `games`")),
  ),
  notOpen: v.optional(
    v.pipe(NotOpenGames, v.description('games that are listed as coming soon or under construction')),
  ),
  features: v.pipe(Features, v.description('what the site offers; a jurisdiction forbids some')),
  footerText: v.pipe(
    v.record(LanguageCode, FooterText),
    v.description('per language; a language without one shows that of the default language'),
  ),
  company: v.optional(v.pipe(Company, v.description('who operates the site, with its licences'))),
  social: v.pipe(v.array(SocialLink), v.maxLength(12), v.description('links of the footer to social networks')),
  sponsors: v.pipe(v.array(Sponsor), v.maxLength(12), v.description('pictures of the footer, each with a link')),
  support: v.pipe(
    v.array(SupportChannel),
    v.minLength(1),
    v.maxLength(8),
    v.description('ways to reach you, before those of the upstream'),
  ),
  upstream: Upstream,
  frameOrigins: v.pipe(v.array(Origin), v.maxLength(30), v.description('origins whose games may be shown in a frame')),
  testPages: v.optional(
    v.pipe(
      v.strictObject({
        bets: v.optional(v.pipe(SafeUrl, v.description('framed at /test-bets'))),
        wallet: v.optional(v.pipe(SafeUrl, v.description('framed at /test-wallet'))),
        myBets: v.optional(v.pipe(SafeUrl, v.description('framed at /test-my-bets'))),
      }),
      v.description(
        'of development builds only: pages framed at /test-bets, /test-wallet, /test-my-bets; absent: those of this project',
      ),
    ),
  ),
  literal: v.optional(
    v.pipe(
      Literal,
      v.description('switches the letter of the specification off where it is not wanted; absent: it holds'),
    ),
  ),
  errorReports: v.optional(
    v.pipe(ErrorReports, v.description("collector of the page's error reports; absent: no reports are sent")),
  ),
  analytics: v.optional(
    v.pipe(Analytics, v.description('collector of page views, for players who agree; absent: nothing is counted')),
  ),
  head: v.optional(v.pipe(Head, v.description('what the page says to search engines and those who share a link'))),
  security: v.optional(
    v.pipe(Security, v.description('contact for reports of weaknesses, and how long browsers insist on https')),
  ),
  storageSecret: v.pipe(
    v.strictObject({
      env: v.pipe(
        v.string(),
        v.regex(STORAGE_SECRET_NAME, 'must be the name of an environment variable that begins with SLIPWAY_'),
        v.description('environment variable with the secret; never the secret itself'),
      ),
    }),
    v.description('what the stored data of players is encrypted with'),
  ),
  csp: v.pipe(
    v.strictObject({
      img: v.pipe(v.array(Origin), v.maxLength(20), v.description('origins of pictures')),
      connect: v.pipe(v.array(Origin), v.maxLength(20), v.description('origins of calls and sockets')),
    }),
    v.description('origins that the content policy allows in addition to the site itself'),
  ),
});
export type Brand = v.InferOutput<typeof Brand>;
