import { expect, it } from 'vitest';
import { digestOf, missingFacts } from '#contract/testing';
import { LANGUAGES } from '#contract/brand';
import { startSimulator } from '../server/start-simulator.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { inLanguage } from './in-language.ts';
import { TEXTS_IN_LANGUAGES } from './texts-in-languages.facts.ts';

/** Banners, promotions, announcements, notices, help, messages, support, games, payments: rows with texts. */
const ROWS = [
  'listBanners',
  'listPromotions',
  'listAnnouncements',
  'listMarqueeNotices',
  'listPrivateMessages',
  'listHelpArticles',
  'listSupportChannels',
  'listSupportContacts',
  'getFooterTexts',
  'listPgGames',
  'listTadaGames',
  'listNoahGames',
  'listLiveGames',
  'listDepositTypes',
  'listWithdrawalTypes',
  'listDepositChannels',
  'listWithdrawalChannels',
  'listVipLevels',
  'listCricketMatches',
] as const;

it('what each row of content says in each language is as the file says', async () => {
  const simulator = await startSimulator({ seed: 'texts' });
  const client = new RowClient(simulator, simulator.world()).signIn();
  const lines: string[] = [];
  for (const name of ROWS) {
    const sample = await client.sample(name);
    const { json } = await client.send(name, { ...sample, ...(name === 'listLiveGames' && { query: {} }) });
    lines.push(
      `## ${name}`,
      ...LANGUAGES.map((language) => `${language} ${digestOf(JSON.stringify(inLanguage(name, json.data, language)))}`),
      '',
    );
  }
  await simulator.close();
  expect(missingFacts(lines.join('\n'), TEXTS_IN_LANGUAGES)).toEqual([]);
});
