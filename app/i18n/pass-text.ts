import type { TFunction } from 'i18next';
import { type BetType, betTypes, type SportGame } from '#engine/sports';

const STRING = /^(\d+)-string-(\d+)$/;
const PICK = /^(\d+)-pick-(\d+)$/;
const LUCKY = /^Lucky (\d+)$/;

const FULL_COVERS = {
  Trixie: 'pass.trixie',
  Patent: 'pass.patent',
  Yankee: 'pass.yankee',
  Canadian: 'pass.canadian',
  'Super Yankee': 'pass.superYankee',
  Heinz: 'pass.heinz',
  'Super Heinz': 'pass.superHeinz',
  Goliath: 'pass.goliath',
} as const;

/**
 * The name of a pass.
 *
 * @example passText(t, '4-string-1') // '4-fold'
 */
export function passText(t: TFunction<'markets'>, pass: string): string {
  if (pass === 'single') return t('pass.single');
  if (Object.hasOwn(FULL_COVERS, pass)) return t(FULL_COVERS[pass as keyof typeof FULL_COVERS]);
  const [, ofLucky] = LUCKY.exec(pass) ?? [];
  if (ofLucky !== undefined) return t('pass.lucky', { lines: ofLucky });
  const [, of, fold] = PICK.exec(pass) ?? [];
  if (of !== undefined && fold !== undefined) return t('pass.pick', { matches: of, fold });
  const [, matches, lines] = STRING.exec(pass) ?? [];
  if (matches === undefined || lines === undefined) return pass;
  if (pass === '2-string-1') return t('pass.double');
  if (pass === '3-string-1') return t('pass.treble');
  return lines === '1' ? t('pass.string', { fold: matches }) : t('pass.system', { matches, lines });
}

/**
 * The specification's labels of a type, `N String 1` and `N String M`, without the one that it is called by already.
 *
 * @param all every name that the type goes by
 * @example stringNames(t, { names: ['2-string-1'], folds: [2] }, ['2-string-1', '4-string-6']) // ['2 String 1', '4 String 6']
 */
export function stringNames(
  t: TFunction<'markets'>,
  { names, folds }: BetType,
  all: readonly string[] = names,
): readonly string[] {
  const [fold] = folds;
  const known = folds.length === 1 && fold !== undefined && fold > 1 ? [`${fold}-string-1`, ...all] : all;
  const labels = known.flatMap((name) => {
    const [, matches, lines] = STRING.exec(name) ?? [];
    return matches === undefined || lines === undefined ? [] : [t('pass.system', { matches, lines })];
  });
  const first = passText(t, names[0]);
  return [...new Set(labels)].filter((label) => label !== first);
}

/** `N String 1` or `N String M`, else the next name of the same lines; undefined where there is none. */
function secondName(t: TFunction<'markets'>, type: BetType): string | undefined {
  const [first, second] = type.names;
  const [label] = stringNames(t, type);
  if (label !== undefined || second === undefined) return label;
  const also = passText(t, second);
  return also === passText(t, first) ? undefined : also;
}

export interface NamedBet {
  readonly game: SportGame;
  readonly passes: readonly string[];
  readonly matchCount: number;
}

/** The types of a bet; undefined if a pass is not known, as one of a newer upstream. */
function typesOf({ game, passes, matchCount }: NamedBet): readonly BetType[] | undefined {
  try {
    return betTypes(passes, matchCount, game);
  } catch {
    return undefined;
  }
}

/** What a bet is called, in a few words. @example betName(t, bet) // 'Double + Treble' */
export function betName(t: TFunction<'markets'>, bet: NamedBet): string {
  const names = typesOf(bet)?.map((type) => type.names[0]) ?? bet.passes;
  return names.map((name) => passText(t, name)).join(' + ');
}

/** What a bet is called, each type by two names. @example betNames(t, bet) // 'Yankee (4 String 11)' */
export function betNames(t: TFunction<'markets'>, bet: NamedBet): string {
  const types = typesOf(bet);
  if (types === undefined) return betName(t, bet);
  return types.map((type) => typeNames(t, type)).join(' + ');
}

/** A type by both of its names. @example typeNames(t, type) // 'Double (2 String 1)' */
export function typeNames(t: TFunction<'markets'>, type: BetType): string {
  const name = passText(t, type.names[0]);
  const also = secondName(t, type);
  return also === undefined ? name : t('pass.also', { name, also });
}
