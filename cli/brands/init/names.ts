import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '#cli/files/package-root.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

function namesIn(namespace: string, section: string): Readonly<Record<string, string>> {
  const file = path.join(packageRoot(), 'app/locales/en', `${namespace}.json`);
  const texts = (JSON.parse(readFileSync(file, 'utf8')) as Texts)[section];
  return typeof texts === 'object' ? (texts as Readonly<Record<string, string>>) : {};
}

/** English names of sports, games, navigation entries and blocks of the home page. */
export const NAMES: Readonly<Record<string, string>> = {
  ...namesIn('shell', 'lottery'),
  ...namesIn('sports', 'sport'),
  pgGames: 'PG Games',
  tadaGames: 'TADA games',
  noah: 'Noah games',
  winfinity: 'Winfinity live games',
  side: 'A column beside the page, a bar at the foot of phones',
  top: 'A row below the header',
  bottom: 'A dock at the lower edge',
  banners: 'Banners',
  sports: 'Sports',
  notices: 'Announcements',
  promotions: 'Promotions',
  download: 'Download of the app',
  lotteries: 'Lotteries',
  games: 'Live games',
};
