import { compareAmounts, isDecimalText } from '#engine/money';
import { type CheckName, CHECKS } from './checks.ts';
import { differences, inShort } from './differences.ts';
import { Silence } from './silence.ts';

/** A difference at one place, however often. */
export interface Group {
  readonly check: CheckName;
  /** For example `placeBet soccer, a single on wl`. */
  readonly place: string;
  readonly what: string;
  /** For a terminal, where it is long. */
  readonly short: string;
  readonly curl: string;
  count: number;
}

/** Counts comparisons, and groups differences by check and place. */
export class Findings {
  readonly #curl: () => string;
  readonly #groups = new Map<string, Group>();
  readonly #counts = new Map<CheckName, number>();
  readonly #notRun = new Map<CheckName, Set<string>>();

  readonly #asked: ReadonlySet<CheckName>;
  readonly silence = new Silence();

  /** @param curl the last request @param asked checks of the level; others are ignored */
  constructor(curl: () => string, asked: readonly CheckName[]) {
    this.#curl = curl;
    this.#asked = new Set(asked);
  }

  expect(check: CheckName, isRight: boolean, place: string, what: string, short = what): void {
    if (!this.#asked.has(check)) return;
    this.#counts.set(check, this.count(check) + 1);
    if (isRight) return;
    const key = `${check} ${place}`;
    const known = this.#groups.get(key);
    if (known === undefined) this.#groups.set(key, { check, place, what, short, curl: this.#curl(), count: 1 });
    else known.count += 1;
  }

  /** Compares decimals by value, others as JSON, and names the paths that differ. */
  same(check: CheckName, place: string, name: string, expected: unknown, actual: unknown): void {
    const isSame = isDecimalText(expected) && isDecimalText(actual) && compareAmounts(expected, actual) === 0;
    const found = isSame ? [] : differences(expected, actual);
    this.expect(check, found.length === 0, place, `${name}: ${found.join('; ')}`, `${name}: ${inShort(found)}`);
  }

  notRun(check: CheckName, why: string): void {
    this.#notRun.set(check, (this.#notRun.get(check) ?? new Set()).add(why));
  }

  count = (check: CheckName): number => this.#counts.get(check) ?? 0;

  /** Why a check or a part of it could not run. */
  whyNot = (check: CheckName): readonly string[] => [...(this.#notRun.get(check) ?? [])];

  /** By check, the most serious first; within a check in the order found. */
  get groups(): readonly Group[] {
    const rank = Object.keys(CHECKS);
    return [...this.#groups.values()].sort((one, other) => rank.indexOf(one.check) - rank.indexOf(other.check));
  }
}
