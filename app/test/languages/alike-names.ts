import { type Brand, codesOf } from '#contract/brand';
import { BANKS, BASKETBALL_LEAGUES, CRICKET_LEAGUE, DEMO_ACCOUNTS, SOCCER_LEAGUES } from '#fixtures/world';
import { DEPOSIT_CHANNELS, WITHDRAWAL_CHANNELS } from '#fixtures/world';

const LEAGUES = [...SOCCER_LEAGUES, ...BASKETBALL_LEAGUES, CRICKET_LEAGUE];

/** Names that are written alike in every language: of teams, people, companies and services. */
export const alikeNames = ({
  name,
  company,
  social,
  sponsors,
  support,
  currencies,
  gameWallets,
}: Brand): readonly string[] => [
  name,
  ...Object.values(company ?? {}).filter((each) => typeof each === 'string'),
  ...(company?.licences ?? []).flatMap(({ authority, number }) => [authority, number]),
  ...social.map(({ network }) => network),
  ...sponsors.map((sponsor) => sponsor.name),
  ...support.flatMap((channel) => ('name' in channel ? [channel.name] : [])),
  ...codesOf(currencies),
  ...(gameWallets?.ngGame ?? []).map((wallet) => wallet.name),
  ...LEAGUES.flatMap(({ teams }) => teams),
  ...DEMO_ACCOUNTS.flatMap(({ id, nickname, real_name }) => [id, nickname, real_name ?? '']),
  ...Object.values(BANKS).flatMap((banks) => banks.map((bank) => bank.name)),
  ...[...DEPOSIT_CHANNELS, ...WITHDRAWAL_CHANNELS].map(({ provider }) => provider),
];
