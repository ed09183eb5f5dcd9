import { LIVE_GAMES, THIRD_PARTY_GAMES } from '#fixtures/world';
import type { MotifName } from './motifs.ts';

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

const GAMES = new Map(
  [...Object.values(THIRD_PARTY_GAMES).flat(), ...LIVE_GAMES].map(({ pic, name }) => [pic, name] as const),
);

/** What a picture of the content shows, or undefined for a game whose name says nothing that could be drawn. */
export function subjectOf(picture: string): MotifName | undefined {
  const game = GAMES.get(`/content/${picture}.svg`) ?? '';
  return CONTENT[picture] ?? WORDS.find(([words]) => words.test(game))?.[1];
}
