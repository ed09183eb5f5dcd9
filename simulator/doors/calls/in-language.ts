import type { RowName } from '#contract/rows';
import { HEADERS } from '#contract/wire';
import { languageOf, translated } from '#fixtures/world';
import type { Language } from '#contract/brand';

interface Texts {
  /** Dotted paths of texts; `*` is every entry. */
  readonly places: readonly string[];
  /** Entries whose `lang` marks a text in another language. */
  readonly entries?: string;
  /** Dotted paths of provider pages, which open in the call's language. */
  readonly pages?: readonly string[];
}

const MATCHES: Texts = { places: ['matches.*.league.name'] };
/** Leagues of matches, labels of cricket. */
const bet = (at: string): readonly string[] =>
  ['matches.*.league', 'bets.*.categoryLabel', 'bets.*.slipLabel'].map((place) => at + place);
const ROUNDS: Texts = { places: ['rounds.*.game_name'] };
const ORDERS: Texts = {
  places: ['orders.*.method', 'order.method', 'orders.*.remark', 'order.remark'],
  pages: ['orders.*.pay_url', 'order.pay_url'],
};
const GAME: Texts = { places: [], pages: ['url'] };
const NAMED: Texts = { places: ['*.name'] };
const CRICKET_MATCH = ['league', 'bets.*.categoryLabel', 'bets.*.slipLabel'];

/** Bets are stored in English and shown in the reader's language. */
const TEXTS: Partial<Record<RowName, Texts>> = {
  listBanners: { places: ['*.alt'], entries: '*' },
  listPromotions: { places: ['*.title', '*.content', '*.button'], entries: '*' },
  listAnnouncements: { places: ['notices.*.content'], entries: 'notices.*' },
  listMarqueeNotices: { places: ['*.content'], entries: '*' },
  listPrivateMessages: { places: ['messages.*.title', 'messages.*.content'], entries: 'messages.*' },
  listHelpArticles: { places: ['*.title', '*.content'], entries: '*' },
  listSupportChannels: NAMED,
  listPgGames: NAMED,
  listTadaGames: NAMED,
  listNoahGames: NAMED,
  listLiveGames: NAMED,
  listPgBets: ROUNDS,
  listTadaBets: ROUNDS,
  listNoahBets: ROUNDS,
  listLiveBets: ROUNDS,
  launchPgGame: GAME,
  launchTadaGame: GAME,
  launchNoahGame: GAME,
  launchLiveGame: GAME,
  launchCardGame: GAME,
  launchNg: GAME,
  listDepositTypes: NAMED,
  listWithdrawalTypes: NAMED,
  listDepositChannels: NAMED,
  listWithdrawalChannels: NAMED,
  listDeposits: ORDERS,
  listWithdrawals: ORDERS,
  openDeposit: ORDERS,
  continueDeposit: ORDERS,
  openWithdrawal: ORDERS,
  listMatches: MATCHES,
  listMatchChanges: MATCHES,
  listResults: MATCHES,
  listFeedMatches: MATCHES,
  listFeedResults: MATCHES,
  listCricketMatches: { places: CRICKET_MATCH.map((place) => `*.${place}`) },
  listCricketResults: { places: CRICKET_MATCH.map((place) => `matches.*.${place}`) },
  getCricketMatch: { places: CRICKET_MATCH },
  getMatchDetails: { places: ['league.name'] },
  getMyBet: { places: bet('') },
  listMyBets: { places: bet('bets.*.') },
  listMyCricketBets: { places: bet('bets.*.') },
  placeBet: { places: bet('bet.') },
  placeCricketBet: { places: bet('bet.') },
  cashOut: { places: bet('bet.') },
  cashOutPart: { places: bet('bet.') },
  getOutcome: { places: bet('data.bet.') },
};

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** By query if the row has one, else by Accept-Language. */
export function requestedLanguage(headers: Readonly<Record<string, string | undefined>>, query: unknown): Language {
  const named = isObject(query) ? (query as Members)['language'] : undefined;
  return languageOf(typeof named === 'string' ? named : headers[HEADERS.language]);
}

/** A copy with one place replaced; the same object if the place is missing. */
function replaceAt(data: unknown, steps: readonly string[], change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(data);
  if (!isObject(data)) return data;
  if (step === '*') {
    const replaced = (value: unknown) => replaceAt(value, rest, change);
    if (Array.isArray(data)) return data.map(replaced);
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaced(value)]));
  }
  if (!Object.hasOwn(data, step)) return data;
  const members = data as Members;
  return { ...members, [step]: replaceAt(members[step], rest, change) };
}

/** Unchanged lists are the same object and are translated once. */
const known = new WeakMap<object, Map<Language, unknown>>();

/**
 * A row's data in a language. The world stores English; edited content has no translation and is marked by `lang` unless the
 * editor set it.
 */
export function inLanguage(row: RowName, data: unknown, language: Language): unknown {
  const texts = TEXTS[row];
  if (texts === undefined || language === 'en' || !isObject(data)) return data;
  const ofData = known.get(data) ?? new Map<Language, unknown>();
  known.set(data, ofData);
  if (!ofData.has(language)) ofData.set(language, translate(texts, data, language));
  return ofData.get(language);
}

function translate({ places, entries, pages = [] }: Texts, data: object, language: Language): unknown {
  const depth = entries?.split('.').length ?? 0;
  const marked =
    entries === undefined
      ? data
      : replaceAt(data, entries.split('.'), (entry) => {
          const missing = places.some((place) => {
            const text = isObject(entry) ? (entry as Members)[place.split('.')[depth] ?? ''] : undefined;
            return typeof text === 'string' && translated(text, language) === undefined;
          });
          return missing ? { lang: 'en', ...(entry as Members) } : entry;
        });
  let shown: unknown = marked;
  for (const place of places)
    shown = replaceAt(shown, place.split('.'), (text) =>
      typeof text === 'string' ? (translated(text, language) ?? text) : text,
    );
  for (const page of pages)
    shown = replaceAt(shown, page.split('.'), (url) => (typeof url === 'string' ? `${url}?language=${language}` : url));
  return shown;
}
