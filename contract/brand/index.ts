export { AppConfig, BUILD_ONLY, type PageBrand } from './app-config.ts';
export { Brand } from './brand.ts';
export { type BrandCurrency, KNOWN_CURRENCIES } from './currencies.ts';
export { codeOf, codesOf, placesStated, statedPlaces } from './stated-places.ts';
export { type Reports, REPORTS_TO } from './error-reports.ts';
export { type Feature, FEATURES, FORBIDDEN, type Profile, PROFILES } from './features.ts';
export { FIRST_TEXTS } from './first-texts.ts';
export { FACE_LICENCE_FILE, FACE_RANGES, type FaceRange, type Fonts, MAX_FACE_BYTES } from './fonts.ts';
export type { NotOpen } from './game-wallets.ts';
export { type Game, GAMES, type Sport, SPORTS, WALLET_GAMES, type WalletGame } from './games.ts';
export {
  directionOf,
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  RIGHT_TO_LEFT,
} from './languages.ts';
export { VERIFICATIONS } from './head.ts';
export { HOME_BLOCKS, type HomeBlock, type Layout } from './layout.ts';
export { isLiteral, type Literal } from './literal.ts';
export { FOOTER_COLUMNS, TEXT_PAGE_NAMES } from './link-names.ts';
export { ODDS_FORMATS, WHOLE_MARKETS } from './lobby-names.ts';
export { OWN_PATH, type OwnLink } from './own-links.ts';
export { SAFE_ORIGIN, SAFE_URL } from './links.ts';
export { MONEY_RULES, type MoneyRules } from './money-rules.ts';
export { PROFILE_RULES, type ProfileRules } from './profile-rules.ts';
export { BrandRules, RULE_SETS } from './rules.ts';
export { FONT_STACKS, type ThemeToken, ThemeTokens } from './theme.ts';
export { type Idempotency, UPSTREAM_ORIGIN, type UpstreamOrigins } from './upstream.ts';
export { BRAND_VERSION } from './version.ts';
