import { LIVE_GAMES, THIRD_PARTY_GAMES } from '#fixtures/world';
import { MOTIFS, type MotifName } from './motifs.ts';

const CONTENT: Readonly<Record<string, MotifName>> = {
  download: 'phone',
  'promo-1': 'coins',
  'promo-2': 'slip',
  'promo-3': 'friends',
  'promo-4': 'bat',
  'promo-5': 'balls',
  'promo-6': 'bolt',
  'promo-7': 'hourglass',
  'promo-8': 'shield',
  'promo-9': 'crown',
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

/** Words in English names of games, the most telling first. */
const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/speed/i, 'stopwatch'],
  [/three card/i, 'three'],
  [/hold them/i, 'chip'],
  [/dragon tiger/i, 'tiger'],
  [/baccarat/i, 'pair'],
  [/rainbow/i, 'rainbow'],
  [/blackjack|poker|deck/i, 'cards'],
  [/crazy wheel/i, 'sectors'],
  [/auto roulette/i, 'bowl'],
  [/roulette|wheel/i, 'wheel'],
  [/sic bo|bones|heist/i, 'dice'],
  [/lightning ball/i, 'balls'],
  [/crystal/i, 'crystal'],
  [/flood|tide/i, 'wave'],
  [/fish|koi|reef|lagoon|bay\b/i, 'fish'],
  [/ark\b/i, 'boat'],
  [/anchors|harbor/i, 'anchor'],
  [/gem|pearl|nugget|jade/i, 'gem'],
  [/canyon|mountain|kingdom|islands|quest/i, 'mountain'],
  [/lantern|temple|dynasty/i, 'lantern'],
  [/night|moon/i, 'moon'],
  [/crane|dove|falcon/i, 'bird'],
  [/dragon|kiln/i, 'flame'],
  [/charge|thunder|electric/i, 'bolt'],
  [/acai|orchard/i, 'cherry'],
  [/olive|bamboo|garden|lily/i, 'leaf'],
  [/seven/i, 'reels'],
  [/two by two/i, 'heart'],
  [/fortune|fan tan|copper/i, 'coins'],
  [/express/i, 'car'],
];

const motifsOfName = (name: string) => WORDS.flatMap(([words, motif]) => (words.test(name) ? [motif] : []));

/** Motifs that no game is about by chance. */
const OF_OTHERS = new Set<MotifName>([
  'phone',
  'slip',
  'friends',
  'bat',
  'cards',
  'pair',
  'three',
  'chip',
  'sectors',
  'bowl',
  'wheel',
  'fish',
]);
const OF_ANY_GAME = (Object.keys(MOTIFS) as MotifName[]).filter((motif) => !OF_OTHERS.has(motif));
/** Games per lobby page (features/around/games); a page repeats no motif. */
const PAGE = 24;
/** Games per lobby on the home page (features/around/home), which repeats no motif. */
const ON_HOME = 6;

type Named = { readonly pic: string; readonly name: string };
type Motifs = ReadonlyMap<MotifName, string>;

/** Adds games: the motif of the name unless a neighbour has it, else a free one. */
function withGames(beside: Motifs, games: readonly Named[], start = 0): Motifs {
  const own = new Map(beside);
  const rest = games.filter(({ pic, name }) => {
    const motif = motifsOfName(name).find((each) => !own.has(each));
    if (motif !== undefined) own.set(motif, pic);
    return motif === undefined;
  });
  const free = [...OF_ANY_GAME.slice(start), ...OF_ANY_GAME.slice(0, start)].filter((motif) => !own.has(motif));
  for (const [at, { pic }] of rest.entries()) {
    const motif = free[at];
    if (motif !== undefined) own.set(motif, pic);
  }
  return own;
}

const LOBBIES: readonly (readonly Named[])[] = [LIVE_GAMES, ...Object.values(THIRD_PARTY_GAMES)];
/** Also on the home page. */
const PROMOTIONS: Motifs = new Map(
  Object.entries(CONTENT).flatMap(([pic, motif]) => (pic.startsWith('promo-') ? [[motif, pic] as const] : [])),
);
const HOME = withGames(
  PROMOTIONS,
  LOBBIES.flatMap((games) => games.slice(0, ON_HOME)),
);

function motifsOf(games: readonly Named[]): [string, MotifName][] {
  const first = new Set(games.slice(0, ON_HOME).map(({ pic }) => pic));
  return Array.from({ length: Math.ceil(games.length / PAGE) }, (_, page) => {
    const onHome = new Map(page > 0 ? [] : [...HOME].filter(([, pic]) => first.has(pic)));
    const more = games.slice(page * PAGE, (page + 1) * PAGE).filter(({ pic }) => page > 0 || !first.has(pic));
    // In another order on each page.
    const shown = withGames(onHome, more, (page * 7) % OF_ANY_GAME.length);
    return [...shown].map(([motif, pic]): [string, MotifName] => [pic, motif]);
  }).flat();
}

const GAMES = new Map(LOBBIES.flatMap(motifsOf));

/** Undefined for a game whose name suggests nothing. */
export function subjectOf(picture: string): MotifName | undefined {
  return CONTENT[picture] ?? GAMES.get(`/content/${picture}.svg`);
}
