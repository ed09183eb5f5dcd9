import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import { assertBall, ballColor, TIE_BALL } from './balls.ts';
import { MARK_SIX_KINDS, type MarkSixBet } from './bet.ts';
import type { MarkSixDraw } from './draw.ts';
import { readSide, sideResult } from './sides.ts';
import { ballAnimal, isAnimal, type Animal } from './zodiac.ts';

/** The result of a bet; a tie returns the stake. */
export type LotteryResult = 'win' | 'lose' | 'tie';

const won = (isWon: boolean): LotteryResult => (isWon ? 'win' : 'lose');

/**
 * Settles a Mark Six bet of one line; `wonCombinations` settles combinations. 49 ties on sides and merged animals, but wins with
 * its animal, colour and tail.
 *
 * @param year the animal of the draw's lunar year; called only for bets on animals
 * @throws EngineError `unknownBetKind`, `unknownSelection`, `outOfRange`, at the bet's place
 */
export function settleLine(
  bet: MarkSixBet,
  { numbers, special }: MarkSixDraw,
  year: () => Animal,
  path = 'bet',
): LotteryResult {
  const { kind, selection } = bet;
  const at = `${path}.selection`;
  switch (kind) {
    case 'specialCode':
      assertBall(selection, at);
      return won(special === selection);
    case 'specialCodeSide':
      return sideResult(sideOf(selection, at), special);
    case 'specialCodeColor':
      return won(ballColor(special) === colorOf(selection, at));
    case 'specialCodeAnimal':
      return won(ballAnimal(special, year()) === oneAnimal(selection, at));
    case 'specialCodeMergeAnimal': {
      const animals = animalsOf(selection, at);
      return special === TIE_BALL ? 'tie' : won(animals.includes(ballAnimal(special, year())));
    }
    case 'specialCodeTail':
      return won(special % 10 === tailOf(selection, at));
    case 'tail': {
      const tail = tailOf(selection, at);
      return won([...numbers, special].some((ball) => ball % 10 === tail));
    }
    case 'numberCode':
      assertBall(selection, at);
      return won(bet.position === undefined ? numbers.includes(selection) : drawnAt(bet, numbers, path) === selection);
    case 'numberCodeSide':
      return sideResult(sideOf(selection, at), drawnAt(bet, numbers, path));
    case 'numberCodeColor':
      return won(ballColor(drawnAt(bet, numbers, path)) === colorOf(selection, at));
    default:
      throw new EngineError('unknownBetKind', `${path}.kind`, `no bet of one line is called ${shown(kind)}`);
  }
}

/** Whether a name is one of the eleven kinds. */
export function isMarkSixKind(kind: unknown): kind is MarkSixBet['kind'] {
  return (MARK_SIX_KINDS as readonly unknown[]).includes(kind);
}

/**
 * The animals of a selection, each once.
 *
 * @throws EngineError `unknownSelection` for an unknown animal, or one named twice
 */
export function animalsOf(selection: MarkSixBet['selection'], path: string): readonly Animal[] {
  const names = Array.isArray(selection) ? (selection as readonly unknown[]) : [selection];
  const animals = names.map((name, index) => {
    if (isAnimal(name) && names.indexOf(name) === index) return name;
    const problem = isAnimal(name) ? 'is selected twice' : 'is not an animal of the zodiac';
    throw new EngineError(
      'unknownSelection',
      names === selection ? `${path}[${index}]` : path,
      `${shown(name)} ${problem}`,
    );
  });
  return animals;
}

function oneAnimal(selection: MarkSixBet['selection'], path: string): Animal {
  const [animal, ...others] = animalsOf(selection, path);
  if (animal !== undefined && others.length === 0) return animal;
  throw new EngineError(
    'unknownSelection',
    path,
    `one animal, got ${others.length + (animal === undefined ? 0 : 1)}: bet several as specialCodeMergeAnimal`,
  );
}

function sideOf(selection: unknown, path: string) {
  const side = readSide(selection);
  if (side === undefined) throw new EngineError('unknownSelection', path, `no side is called ${shown(selection)}`);
  return side;
}

function colorOf(selection: unknown, path: string): string {
  if (selection === 'red' || selection === 'blue' || selection === 'green') return selection;
  throw new EngineError('unknownSelection', path, `no ball is ${shown(selection)}`);
}

/** A last digit, as number or text. */
function tailOf(selection: unknown, path: string): number {
  const tail = typeof selection === 'string' && /^\d$/.test(selection) ? Number(selection) : selection;
  if (typeof tail === 'number' && Number.isInteger(tail) && tail >= 0 && tail <= 9) return tail;
  throw new EngineError('unknownSelection', path, `a tail is a digit from 0 to 9, got ${shown(selection)}`);
}

function drawnAt({ position }: MarkSixBet, numbers: readonly number[], path: string): number {
  const ball = numbers[['no1', 'no2', 'no3', 'no4', 'no5', 'no6'].indexOf(position ?? '')];
  if (ball !== undefined) return ball;
  throw new EngineError('unknownSelection', `${path}.position`, `a position is no1 to no6, got ${shown(position)}`);
}
