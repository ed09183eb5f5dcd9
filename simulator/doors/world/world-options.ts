import type { Profile } from '#contract/brand';
import type { MemberFixture, Offer } from '#fixtures/world';
import type { Upstream } from '../../core/context/core-context.ts';
import type { OperatorRules } from '../../domain/bets/book-rules.ts';

export interface WorldOptions {
  readonly name: string;
  readonly seed: string;
  readonly startMs: number;
  readonly speed: number;
  readonly upstream: Upstream;
  /** Refuse what the contract does not name; without it, leave it out. */
  readonly strict?: boolean;
  readonly file: string;
  /** The jurisdiction of this world. It replaces a stored one. */
  readonly profile?: Profile | undefined;
  /** The jurisdiction of a world that has none stored; `none` by default. */
  readonly profileOfNew?: Profile | undefined;
  /** What the content is about; absent: everything. */
  readonly offer?: Offer | undefined;
  /** The operator's rules of betting. */
  readonly rules?: OperatorRules | undefined;
  /** Digits after the point, by the code of a currency: what a brand states. Others have those of the specification. */
  readonly places?: ReadonlyMap<string, number> | undefined;
  readonly members?: readonly MemberFixture[] | undefined;
  readonly wall?: () => number;
}
