import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '#contract/brand';
import { type RowName, rowPath, rows } from '#contract/rows';
import { type Simulator, startSimulator } from '../server/start-simulator.ts';
import { inLanguage, requestedLanguage } from './in-language.ts';

/** Rows of content that anybody can read, with the members that hold texts. */
const CONTENT = {
  listBanners: ['alt'],
  listPromotions: ['title', 'content', 'button'],
  listAnnouncements: ['content'],
  listMarqueeNotices: ['content'],
  listHelpArticles: ['title', 'content'],
  listSupportChannels: ['name'],
  listPgGames: ['name'],
  listTadaGames: ['name'],
  listNoahGames: ['name'],
  listLiveGames: ['name'],
  listMatches: ['league.name'],
  listFeedMatches: ['league.name'],
  listCricketMatches: ['league', 'categoryLabel', 'slipLabel'],
} as const satisfies Partial<Record<RowName, readonly string[]>>;
type ContentRow = keyof typeof CONTENT;

/** The name of a service is written alike everywhere. Teams keep their names. */
const ALIKE: readonly string[] = ['Telegram'];
const SCRIPTS: Partial<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  bn: /\p{Script=Bengali}/u,
};
/** Latin words inside other scripts that have no other form. */
const LATIN_WORDS = /USDT|PIX|UTC|Android|iPhone|iOS|MB|VIP|<\/?\w+>|[\d.:%]+/g;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'languages' });
});
afterAll(() => simulator.close());

async function read(name: ContentRow, headers: Record<string, string>, query = ''): Promise<unknown> {
  const params = name === 'listMatches' ? { game: 'soccer' } : {};
  const response = await fetch(`${simulator.url}${rowPath(rows[name], params)}${query}`, { headers });
  expect(response.status, name).toBe(200);
  return ((await response.json()) as { data: unknown }).data;
}

/** The texts of an answer by their places, such as `3.title`. */
function textsOf(name: ContentRow, data: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const teams = new Set<string>();
  const walk = (value: unknown, place: string): void => {
    if (typeof value === 'object' && value !== null) {
      const { home, away } = value as { home?: unknown; away?: unknown };
      for (const team of [home, away]) if (typeof team === 'string') teams.add(team);
      for (const [member, part] of Object.entries(value)) walk(part, place === '' ? member : `${place}.${member}`);
    } else if (typeof value === 'string' && CONTENT[name].some((end) => `.${place}`.endsWith(`.${end}`)))
      found.set(place, value);
  };
  walk(data, '');
  return new Map([...found].filter(([, text]) => !teams.has(text)));
}

const NAMES = Object.keys(CONTENT) as ContentRow[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe('every content row', () => {
  it.each(OTHERS)('is in %s: no text is English, missing, or of another script', async (language) => {
    const wrong: string[] = [];
    for (const name of NAMES) {
      const english = textsOf(name, await read(name, {}));
      const texts = textsOf(name, await read(name, { 'accept-language': language }));
      expect([...texts.keys()], name).toEqual([...english.keys()]);
      expect(texts.size, name).toBeGreaterThan(0);
      for (const [place, text] of texts) {
        if (ALIKE.includes(text)) continue;
        if (text === english.get(place)) wrong.push(`${name} ${place} is English: ${text}`);
        const script = SCRIPTS[language];
        const own = text.replaceAll(LATIN_WORDS, '');
        if (script !== undefined && (!script.test(own) || /[a-z]{2}/i.test(own)))
          wrong.push(`${name} ${place} is of another script: ${text}`);
        if (script === undefined && /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Devanagari}]/u.test(text))
          wrong.push(`${name} ${place} is of another script: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is English for a caller that names no language, or none that is known', async () => {
    const [banner] = (await read('listBanners', {})) as { alt: string }[];
    for (const language of ['*', 'de, fr;q=0.5', 'ko;q=0', ';;,'])
      expect(((await read('listBanners', { 'accept-language': language })) as unknown[])[0]).toEqual(banner);
    expect(banner?.alt).toBe('Football every hour');
  });

  it('is in the first known language by weight, and a row with `language` is in that', async () => {
    const alt = async (header: string) =>
      ((await read('listBanners', { 'accept-language': header })) as { alt: string }[])[0]?.alt;
    expect(await alt('de, ru;q=0.4, pt-BR;q=0.8')).toBe('Futebol a toda hora');
    const live = async (query: string) =>
      ((await read('listLiveGames', { 'accept-language': 'ja' }, query)) as { name: string }[])[0]?.name;
    expect(await live('?language=ru')).toBe('Лазурная рулетка');
    expect(await live('')).toBe('ルーレット・アズール');
  });
});

describe('a text without a translation', () => {
  it('stays as it was written and is marked by `lang`, unless the administrator has named its language', async () => {
    const { content } = simulator.world('edited');
    const [first, second, third] = content.marquee;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three notices');
    first.content = 'Edited by hand.';
    Object.assign(second, { content: 'À mão.', lang: 'pt' });
    const headers = { 'x-sim-world': 'edited', 'accept-language': 'ru' };
    const shown = (await read('listMarqueeNotices', headers)) as { content: string; lang?: string }[];
    expect(shown.map(({ content: text, lang }) => [text, lang])).toEqual([
      ['Edited by hand.', 'en'],
      ['À mão.', 'pt'],
      ['На страницах помощи есть ответы на самые частые вопросы.', undefined],
    ]);
    const english = (await read('listMarqueeNotices', { 'x-sim-world': 'edited' })) as { lang?: string }[];
    expect(english[0]?.lang).toBeUndefined();
  });
});

describe('bets, stored in English', () => {
  it('are shown in the language in which they are read, also under a repeated key', () => {
    const label = { categoryLabel: 'Match winner', slipLabel: 'Malabar Kings' };
    const total = { categoryLabel: 'Total runs 330.5', slipLabel: 'Over' };
    const stored = { bet: { bets: { a: label, b: total } }, balance: '1' };
    expect(inLanguage('placeCricketBet', stored, 'ru')).toEqual({
      bet: {
        bets: {
          a: { categoryLabel: 'Победитель матча', slipLabel: 'Malabar Kings' },
          b: { categoryLabel: 'Всего ранов 330.5', slipLabel: 'Больше' },
        },
      },
      balance: '1',
    });
    expect(inLanguage('placeCricketBet', stored, 'en')).toBe(stored);
    const bet = { matches: [{ league: 'Anadolu Ligi', home: 'A', away: 'B' }] };
    expect(inLanguage('getOutcome', { state: 'done', data: { bet } }, 'bn')).toEqual({
      state: 'done',
      data: { bet: { matches: [{ league: 'আনাদোলু লিগ', home: 'A', away: 'B' }] } },
    });
  });

  it('keep what a player or a provider has written', () => {
    const rounds = {
      rounds: [
        { game_name: 'Jade Temple', game: 'pg-1' },
        { game_name: 'toString', game: 'x' },
      ],
    };
    expect(inLanguage('listPgBets', rounds, 'zh')).toEqual({
      rounds: [
        { game_name: '翡翠神殿', game: 'pg-1' },
        { game_name: 'toString', game: 'x' },
      ],
    });
    expect(requestedLanguage({ 'accept-language': 'ko' }, { language: 'xx' })).toBe('en');
  });
});
