import { LIVE_GAMES, THIRD_PARTY_GAMES } from '#fixtures/world';
import { MOTIFS, type MotifName } from './motifs.ts';

/** What banners and promotions are about, by the names of their pictures. */
const CONTENT: Readonly<Record<string, MotifName>> = {
  download: 'phone',
  'promo-1': 'coins',
  'promo-2': 'slip',
  'promo-3': 'friends',
  'promo-4': 'bat',
  'promo-5': 'balls',
  'promo-6': 'bolt',
  'promo-7': 'coins',
  'promo-8': 'shield',
  'banner-1': 'ball',
  'banner-2': 'balls',
  'banner-3': 'coins',
  'banner-4': 'wheel',
  'banner-5': 'shield',
  'banner-6': 'bat',
  'banner-7': 'basketball',
  'banner-8': 'car',
  'banner-9': 'reels',
};

/** Words in the English names of games. */
const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/blackjack|baccarat|poker|hold them|dragon tiger|deck/i, 'cards'],
  [/roulette|wheel/i, 'wheel'],
  [/sic bo|bones|heist/i, 'dice'],
  [/lightning ball/i, 'balls'],
  [/fish|koi|reef|lagoon|tide|bay\b/i, 'fish'],
  [/anchors|harbor|ark\b/i, 'anchor'],
  [/gem|pearl|nugget|crystal|jade/i, 'gem'],
  [/canyon|mountain|kingdom|islands|quest/i, 'mountain'],
  [/lantern|night|moon|temple|dynasty/i, 'lantern'],
  [/seven|two by two/i, 'reels'],
  [/fortune|fan tan|copper/i, 'coins'],
  [/express/i, 'car'],
];

const wordMotif = (name: string) => WORDS.find(([words]) => words.test(name))?.[1];

/** What no game is about by chance. */
const OF_OTHERS = new Set<string>(['phone', 'slip', 'friends', 'bat', 'cards', 'wheel', 'fish']);
const OF_ANY_GAME = (Object.keys(MOTIFS) as MotifName[]).filter((motif) => !OF_OTHERS.has(motif));
/** Games on a page of a lobby (features/around/games): no motif is twice on one. */
const PAGE = 24;

type Named = { readonly pic: string; readonly name: string };

/** A motif for each game of a lobby: the one of its name, where no game of the page has it already. */
function motifsOf(games: readonly Named[]): [string, MotifName][] {
  return Array.from({ length: Math.ceil(games.length / PAGE) }, (_, page) => {
    const own = new Map<MotifName, string>();
    const shown = games.slice(page * PAGE, (page + 1) * PAGE);
    for (const { pic, name } of shown) {
      const motif = wordMotif(name);
      if (motif !== undefined && !own.has(motif)) own.set(motif, pic);
    }
    const taken = new Set(own.values());
    // Another order on each page.
    const start = (page * 7) % OF_ANY_GAME.length;
    const free = [...OF_ANY_GAME.slice(start), ...OF_ANY_GAME.slice(0, start)].filter((motif) => !own.has(motif));
    for (const { pic } of shown) {
      const motif = taken.has(pic) ? undefined : free.shift();
      if (motif !== undefined) own.set(motif, pic);
    }
    return [...own].map(([motif, pic]): [string, MotifName] => [pic, motif]);
  }).flat();
}

const GAMES = new Map<string, MotifName | undefined>([
  ...Object.values(THIRD_PARTY_GAMES).flatMap(motifsOf),
  ...LIVE_GAMES.map(({ pic, name }) => [pic, wordMotif(name)] as const),
]);

/** What a picture of the content shows, or undefined for a game whose name says nothing that could be drawn. */
export function subjectOf(picture: string): MotifName | undefined {
  return CONTENT[picture] ?? GAMES.get(`/content/${picture}.svg`);
}
