import * as v from 'valibot';
import { add, compare, type Decimal, EngineError, formatDecimal, parseDecimal, subtract } from '#engine/money';
import { readValue } from '#contract/wire';
import { CURRENCIES } from '#fixtures';
import type { Shard } from '#cli/services/replay/shard.ts';
import { contradictionsOf } from './contradictions.ts';
import { csvRecords, type CsvHeader } from './csv.ts';
import type { Finding, FindingKind } from './finding.ts';
import { jsonRecords } from './json-lines.ts';
import { matchesSchema } from './matches-schema.ts';
import { numbersAsText } from './numbers-as-text.ts';
import type { Read } from './read-record.ts';
import { type AuditRules, placesOfRun, recompute } from './recompute.ts';
import { SettledBet } from './settled-bet.ts';
import { belongs } from './shard-of.ts';
import { newTally, noteTime, type Money, type Tally } from './tally.ts';
import { whyOf } from './why.ts';

export interface PartOptions {
  readonly header: CsvHeader | undefined;
  readonly rules: AuditRules;
  readonly shard: Shard;
}

export interface PartResult {
  readonly tally: Tally;
  readonly findings: Finding[];
  readonly lines: number;
  /** Ids of its bets with their lines. */
  readonly ids: readonly (readonly [line: number, id: string])[];
}

const isSettledBet = matchesSchema(SettledBet);
const KNOWN_CURRENCIES: ReadonlySet<string> = new Set(CURRENCIES.map(({ currency }) => currency));
type Sums = { -readonly [K in keyof Money]: Decimal };
const ZERO: Decimal = { digits: 0n, scale: 0 };

/** Audits complete records of a file. Errors in a record are reported, not thrown. */
export function auditPart(bytes: Uint8Array, options: PartOptions): PartResult {
  const { text, badBytes } = decode(bytes);
  const { records, lines } = options.header ? csvRecords(text, options.header) : jsonRecords(text);
  const part = new Part(options);
  if (badBytes)
    part.report({
      line: lineOfBadBytes(bytes),
      kind: 'encoding',
      code: 'notUtf8',
      message: 'bytes that are not UTF-8 were read as Latin-1',
    });
  for (const read of records) part.take(read);
  return { tally: part.end(), findings: part.findings, lines, ids: part.ids };
}

/** A skipped line counts as an unreadable record. */
export function leftOut(why: string): PartResult {
  const tally = { ...newTally(), records: 1, problems: 1, kinds: { problem: 1 } };
  return { tally, findings: [{ line: 1, kind: 'problem', code: 'leftOut', message: why }], lines: 1, ids: [] };
}

class Part {
  readonly findings: Finding[] = [];
  readonly ids: [line: number, id: string][] = [];
  readonly #options: PartOptions;
  readonly #tally = newTally();
  readonly #sums = new Map<string, Sums>();

  constructor(options: PartOptions) {
    this.#options = options;
  }

  report(finding: Finding): void {
    this.findings.push(finding);
    this.#tally.kinds[finding.kind] = (this.#tally.kinds[finding.kind] ?? 0) + 1;
  }

  take(read: Read): void {
    const { line } = read;
    if ('code' in read) return this.#problem(line, read.code, read.message);
    // Nearly every record is valid, with numbers as strings. Only others are converted and checked again.
    const strict = isSettledBet(read.value)
      ? ({ success: true, output: read.value } as const)
      : readValue(SettledBet, read.value, { abortEarly: true });
    const { value, places } = strict.success ? { value: read.value, places: [] } : numbersAsText(read.value);
    const parsed = places.length > 0 ? readValue(SettledBet, value, { abortEarly: true }) : strict;
    const id = idOf(read.value);
    if (id !== undefined && !belongs(this.#options.shard, id)) return void (this.#tally.elsewhere += 1);
    if (id !== undefined) this.ids.push([line, id]);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return this.#problem(line, 'notABet', `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`, id);
    }
    const bet = parsed.output;
    if (bet.cashed_out === true) {
      this.#tally.records += 1;
      this.#tally.cashedOut += 1;
      return;
    }
    const from = performance.now();
    try {
      this.#compare(line, bet);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return this.#problem(line, error.code, error.message, bet.bet_id);
    }
    if (places.length > 0) {
      const shown = places.slice(0, 3).join(', ');
      const message = `JSON numbers have lost digits that a double cannot hold; write texts like "12.50": ${shown}`;
      this.report({ line, bet_id: bet.bet_id, currency: bet.currency, kind: 'number', code: 'jsonNumber', message });
    }
    noteTime(this.#tally, bet.bet_id, line, performance.now() - from);
  }

  #compare(line: number, bet: SettledBet): void {
    const { bet_id, currency } = bet;
    const owed = recompute(bet, this.#options.rules);
    const extra =
      bet.extra_bonus_amount === undefined ? ZERO : parseDecimal(bet.extra_bonus_amount, 'extra_bonus_amount');
    const paid = subtract(parseDecimal(bet.payout, 'payout'), extra);
    const due = parseDecimal(owed.payout);
    const of = { line, bet_id, currency };
    const before = this.findings.length;
    const isOpen = owed.state === 'open';
    if (isOpen) this.report({ ...of, kind: 'open', message: 'the bet is settled, but a match has no result' });
    const difference = subtract(paid, due);
    if (!isOpen && difference.digits !== 0n) {
      const actual = formatDecimal(paid);
      const message = whyOf(bet, actual, owed, this.#options.rules);
      this.report({
        ...of,
        kind: 'payout',
        expected: owed.payout,
        actual,
        difference: formatDecimal(difference),
        ...(message !== '' && { message }),
      });
    }
    if (!isOpen && bet.result !== undefined && bet.result !== owed.state)
      this.report({ ...of, kind: 'result', expected: owed.state, actual: bet.result });
    const { bet_amount: stake } = bet;
    if (stake !== undefined && compare(parseDecimal(stake, 'bet_amount'), parseDecimal(owed.stake())) !== 0)
      this.report({ ...of, kind: 'stake', expected: owed.stake(), actual: stake });
    if ('lines' in bet && bet.lines !== undefined && owed.lines !== undefined && bet.lines !== owed.lines)
      this.report({ ...of, kind: 'lines', expected: owed.lines, actual: bet.lines });
    for (const message of contradictionsOf(bet)) this.report({ ...of, kind: 'contradiction', message });
    const isDifferent = this.findings.length > before;
    this.#warn(of, bet);
    const tally = this.#tally;
    tally.records += 1;
    tally[isDifferent ? 'differ' : 'ok'] += 1;
    const day = dayOf(bet.settled_at);
    const counts = (tally.days[day] ??= { bets: 0, differ: 0 });
    counts.bets += 1;
    if (isDifferent) counts.differ += 1;
    this.#add(currency, paid, isOpen ? paid : due, isOpen ? ZERO : difference);
  }

  /** Warnings that do not concern money. */
  #warn(of: Pick<Finding, 'line' | 'bet_id' | 'currency'>, { bet_id, placed_at, settled_at }: SettledBet): void {
    const warn = (kind: FindingKind, code: string, message: string) => this.report({ ...of, kind, code, message });
    const currency = of.currency ?? '';
    if (!KNOWN_CURRENCIES.has(currency) && placesOfRun(this.#options.rules, currency) === undefined) {
      const known = [...KNOWN_CURRENCIES].join(', ');
      warn('currency', 'unknownCurrency', `amounts are cut to 2 places, because the currency is not one of ${known}`);
    }
    if (/^[=+\-@\t\r]/.test(bet_id)) warn('formula', 'formula', 'a spreadsheet would run this id as a formula');
    if (placed_at === undefined || settled_at === undefined) return;
    const [placed, settled] = [Date.parse(placed_at), Date.parse(settled_at)];
    if (Number.isNaN(placed) || Number.isNaN(settled))
      warn('clockSkew', 'notAnInstant', 'placed_at or settled_at is not a valid instant');
    else if (settled < placed) warn('clockSkew', 'settledBeforePlaced', `settled ${settled_at}, placed ${placed_at}`);
  }

  #problem(line: number, code: string, message: string, bet_id?: string): void {
    this.#tally.records += 1;
    this.#tally.problems += 1;
    this.report({
      line,
      kind: 'problem',
      code,
      message: message.slice(0, 300),
      ...(bet_id !== undefined && { bet_id }),
    });
  }

  #add(currency: string, paid: Decimal, owed: Decimal, difference: Decimal): void {
    let sums = this.#sums.get(currency);
    if (!sums)
      this.#sums.set(currency, (sums = { paid: ZERO, owed: ZERO, difference: ZERO, tooMuch: ZERO, tooLittle: ZERO }));
    sums.paid = add(sums.paid, paid);
    sums.owed = add(sums.owed, owed);
    if (difference.digits === 0n) return;
    sums.difference = add(sums.difference, difference);
    const side = difference.digits > 0n ? 'tooMuch' : 'tooLittle';
    sums[side] = add(sums[side], difference);
  }

  end(): Tally {
    for (const [currency, sums] of this.#sums) {
      const { paid, owed, difference, tooMuch, tooLittle } = sums;
      this.#tally.money[currency] = {
        paid: formatDecimal(paid),
        owed: formatDecimal(owed),
        difference: formatDecimal(difference),
        tooMuch: formatDecimal(tooMuch),
        tooLittle: formatDecimal(tooLittle),
      };
    }
    return this.#tally;
  }
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'bet_id' in value ? value.bet_id : undefined;
  return typeof id === 'string' ? id.slice(0, 200) : undefined;
}

const dayOf = (instant: string | undefined) =>
  instant !== undefined && /^\d{4}-\d\d-\d\d/.test(instant) ? instant.slice(0, 10) : 'unknown';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin = new TextDecoder('latin1');

function decode(bytes: Uint8Array): { text: string; badBytes: boolean } {
  try {
    return { text: strict.decode(bytes), badBytes: false };
  } catch {
    return { text: byLine(bytes), badBytes: true };
  }
}

/** Reads only lines that are not UTF-8 as Latin-1. */
function byLine(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (const line of linesOf(bytes)) {
    try {
      lines.push(strict.decode(line));
    } catch {
      lines.push(latin.decode(line));
    }
  }
  return lines.join('\n');
}

function lineOfBadBytes(bytes: Uint8Array): number {
  let number = 0;
  for (const line of linesOf(bytes)) {
    number += 1;
    try {
      strict.decode(line);
    } catch {
      return number;
    }
  }
  return number;
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
    yield bytes.subarray(from, at);
    from = at + 1;
  }
  yield bytes.subarray(from);
}
