import { addAmounts, compareAmounts, isDecimalText, subtractAmounts } from '#engine/money';
import type { RowName } from '#contract/rows';
import { CliError, usageError } from '#cli/terminal/errors.ts';

/** Rows whose valid request costs money or needs a bet first. */
export const SPENDING: ReadonlySet<RowName> = new Set([
  'placeBet',
  'getMyBet',
  'quoteCashOut',
  'cashOut',
  'cashOutPart',
  'placeLotteryBet',
  'getMyLotteryBet',
  'placeRaceBet',
  'getMyRaceBet',
  'placeCricketBet',
  'moveIntoCardGame',
  'moveOutOfCardGame',
  'moveIntoNg',
  'moveOutOfNg',
]);
/** A stake is 10, or 11 where a request must differ under the same key. */
const MAX_REQUEST = '11';

/** The next request could exceed the budget. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

export class Budget {
  readonly max: string;
  readonly start: string;

  constructor(max: string, start: unknown) {
    this.max = max;
    this.start = amount(start);
  }

  spent(balance: unknown): string {
    return subtractAmounts(this.start, amount(balance));
  }

  /** @throws BudgetSpent */
  assertLeft(balance: unknown): void {
    if (compareAmounts(addAmounts(this.spent(balance), MAX_REQUEST), this.max) > 0)
      throw new BudgetSpent(`the next request could take more than --max-spend ${this.max} allows`);
  }
}

/** Parses `--max-spend`. @throws CliError */
export function maxSpend(text: string): string {
  if (isDecimalText(text) && compareAmounts(text, '0') > 0) return text;
  throw usageError(`--max-spend must be an amount above 0, such as 50; got ${text === '' ? 'nothing' : text}`);
}

function amount(score: unknown): string {
  if (isDecimalText(score)) return score;
  throw new CliError(`The balance of the account cannot be read, so --max-spend cannot be kept: ${String(score)}`, {
    next: ['Check the rows that spend nothing: leave out --max-spend.'],
  });
}
