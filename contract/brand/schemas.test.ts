import { expect, it } from 'vitest';
import { describedExports } from '../described-exports.fixture.ts';
import * as appConfig from './app-config.ts';
import * as brand from './brand.ts';
import * as company from './company.ts';
import * as currencies from './currencies.ts';
import * as errorReports from './error-reports.ts';
import * as features from './features.ts';
import * as firstTexts from './first-texts.ts';
import * as fonts from './fonts.ts';
import * as gameWallets from './game-wallets.ts';
import * as games from './games.ts';
import * as head from './head.ts';
import * as id from './id.ts';
import * as languages from './languages.ts';
import * as layout from './layout.ts';
import * as links from './links.ts';
import * as literal from './literal.ts';
import * as moneyRules from './money-rules.ts';
import * as profileRules from './profile-rules.ts';
import * as rules from './rules.ts';
import * as security from './security.ts';
import * as switches from './switches.ts';
import * as theme from './theme.ts';
import * as upstream from './upstream.ts';
import * as version from './version.ts';

const MODULES = {
  appConfig,
  brand,
  company,
  currencies,
  errorReports,
  features,
  firstTexts,
  fonts,
  gameWallets,
  games,
  head,
  id,
  languages,
  layout,
  links,
  literal,
  moneyRules,
  profileRules,
  rules,
  security,
  switches,
  theme,
  upstream,
  version,
};

it('each schema and constant of a brand is as the file says', async () => {
  await expect(describedExports(MODULES)).toMatchFileSnapshot('schemas.txt');
});
