import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import { truncate } from '../../money/truncate.ts';
import { BALL_COUNT } from './balls.ts';
import type { MarkSixBet } from './bet.ts';
import { combinationPrizes, sumCombinations } from './combination-prize.ts';
import { readCombinations, wonCombinations } from './combinations.ts';
import { settleLine } from './settle-line.ts';
import type { Animal } from './zodiac.ts';

const DIGITS = 10;
const POSITIONS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;

/** Where a ball can be drawn: the special ball, or numbers that the bets do not tell apart. */
export interface Slot {
  /** Balls that are drawn there. */
  readonly room: number;
  /** What a ball pays there, by ball; in the smallest unit of the currency. */
  readonly pays: readonly bigint[];
}

/** What the bets pay for each part of a draw: together they are what they pay for the whole of it. */
export interface DrawValues {
  /** Those whose balls decide what is paid. */
  readonly slots: readonly Slot[];
  /** What a last digit pays, once, when one of the seven balls has it. */
  readonly tails: readonly bigint[];
  /** The animals that combinations name. */
  readonly animals: ReadonlySet<Animal>;
  /** What the combinations pay for the animals that came. */
  readonly ofAnimals: (came: ReadonlySet<Animal>) => bigint;
  /** The stake of all bets, in the smallest unit of the currency. */
  readonly stake: bigint;
}

/** The slot of a bet that is won by one ball. */
function slotOf({ kind, position }: MarkSixBet, slots: Slots): bigint[] {
  if (!kind.startsWith('number')) return slots.special;
  // Any of the six numbers.
  if (position === undefined) return slots.numbers;
  const pays = slots.placed.get(position) ?? noPay();
  slots.placed.set(position, pays);
  return pays;
}

interface Slots {
  readonly special: bigint[];
  readonly numbers: bigint[];
  readonly placed: Map<string, bigint[]>;
}

const noPay = () => Array.from({ length: BALL_COUNT + 1 }, () => 0n);

/** The draw in which one ball comes at every place: a bet wins it if it wins by that ball. */
const everywhere = (ball: number) => ({ numbers: POSITIONS.map(() => ball), special: ball });

/** Reads the bets once. @throws EngineError as `settleMarkSix`, at the place of the bet */
export function drawValues(bets: readonly MarkSixBet[], year: () => Animal, currency: Currency): DrawValues {
  const places = currencyPlaces(currency);
  const slots: Slots = { special: noPay(), numbers: noPay(), placed: new Map() };
  const tails = noPay().slice(0, DIGITS);
  const animals = new Set<Animal>();
  const combinations: ((came: ReadonlySet<Animal>) => bigint)[] = [];
  let stake = 0n;
  for (const [index, bet] of bets.entries()) {
    const path = `bets[${index}]`;
    const { amount, prize } = readPricedBet(bet, currency, path);
    const back = truncate(amount, places).digits;
    if (bet.kind === 'specialCodeCombinationZodiacs') {
      const read = readCombinations(bet, path);
      const prizes = combinationPrizes(bet, currency, path);
      const ofYear = year();
      for (const animal of read.animals) animals.add(animal);
      combinations.push((came) => sumCombinations(prizes, wonCombinations(read, came, ofYear)).digits);
      stake += back * read.lines;
      continue;
    }
    stake += back;
    const win = truncate(prize, places).digits;
    const isTail = bet.kind === 'tail';
    const pays = isTail ? tails : slotOf(bet, slots);
    // The balls 1 to 10 have each last digit once.
    for (let ball = 1; ball <= (isTail ? DIGITS : BALL_COUNT); ball += 1) {
      const result = settleLine(bet, everywhere(ball), year, path);
      const at = isTail ? ball % DIGITS : ball;
      pays[at] = (pays[at] ?? 0n) + (result === 'win' ? win : result === 'tie' ? back : 0n);
    }
  }
  const { special, numbers, placed } = slots;
  const own = [...placed.values()].map((pays) => ({
    room: 1,
    pays: pays.map((paid, ball) => paid + (numbers[ball] ?? 0n)),
  }));
  const rest = { room: POSITIONS.length - own.length, pays: numbers };
  const isShared = animals.size > 0 || tails.some((paid) => paid > 0n);
  // Alone, a slot that pays nothing leaves the others as they are: of 49 balls there is always one more for it.
  const counted = [{ room: 1, pays: special }, ...own, rest].filter(
    ({ pays }) => isShared || pays.some((paid) => paid > 0n),
  );
  const ofAnimals = (came: ReadonlySet<Animal>) => combinations.reduce((sum, paid) => sum + paid(came), 0n);
  return { slots: counted, tails, animals, ofAnimals, stake };
}
