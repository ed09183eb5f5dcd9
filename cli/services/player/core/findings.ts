import { compareAmounts, isDecimalText } from '#engine/money';
import { type CheckName, CHECKS } from './checks.ts';

/** What differs at one place, however often. */
export interface Group {
  readonly check: CheckName;
  /** What was done: `placeBet soccer, a single on wl`. */
  readonly place: string;
  /** The first example. */
  readonly what: string;
  readonly curl: string;
  count: number;
}

/** Counts what was compared, and groups what differs by check and place. */
export class Findings {
  readonly #curl: () => string;
  readonly #groups = new Map<string, Group>();
  readonly #counts = new Map<CheckName, number>();
  readonly #notRun = new Map<CheckName, Set<string>>();

  readonly #asked: ReadonlySet<CheckName>;

  /** @param curl the last request, as a line for a shell @param asked the checks of the level; others are not compared */
  constructor(curl: () => string, asked: readonly CheckName[]) {
    this.#curl = curl;
    this.#asked = new Set(asked);
  }

  expect(check: CheckName, isRight: boolean, place: string, what: string): void {
    if (!this.#asked.has(check)) return;
    this.#counts.set(check, this.count(check) + 1);
    if (isRight) return;
    const key = `${check} ${place}`;
    const known = this.#groups.get(key);
    if (known === undefined) this.#groups.set(key, { check, place, what, curl: this.#curl(), count: 1 });
    else known.count += 1;
  }

  /** Decimals by value, everything else as JSON. Of two lists the first entries that differ are shown. */
  same(check: CheckName, place: string, name: string, expected: unknown, actual: unknown): void {
    if (Array.isArray(expected) && Array.isArray(actual) && expected.length > 1) {
      const at = [...expected, ...actual].findIndex((_, nth) => shown(expected[nth]) !== shown(actual[nth]));
      const nth = `${name}, entry ${at + 1} of ${expected.length}`;
      const what = `${nth}: expected ${shown(expected[at])}, got ${shown(actual[at])} (${actual.length} entries)`;
      return this.expect(check, at === -1, place, what);
    }
    const isSame =
      isDecimalText(expected) && isDecimalText(actual)
        ? compareAmounts(expected, actual) === 0
        : JSON.stringify(expected) === JSON.stringify(actual);
    this.expect(check, isSame, place, `${name}: expected ${shown(expected)}, got ${shown(actual)}`);
  }

  notRun(check: CheckName, why: string): void {
    this.#notRun.set(check, (this.#notRun.get(check) ?? new Set()).add(why));
  }

  count = (check: CheckName): number => this.#counts.get(check) ?? 0;

  /** Why a check, or a part of it, could not run. */
  whyNot = (check: CheckName): readonly string[] => [...(this.#notRun.get(check) ?? [])];

  /** By check, the gravest first (the order of `CHECKS`); those of one check in the order in which they were found. */
  get groups(): readonly Group[] {
    const rank = Object.keys(CHECKS);
    return [...this.#groups.values()].sort((one, other) => rank.indexOf(one.check) - rank.indexOf(other.check));
  }
}

const MAX_SHOWN = 160;
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, MAX_SHOWN);
