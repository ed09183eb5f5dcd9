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
  /** Refuses properties outside the contract; otherwise they are dropped. */
  readonly strict?: boolean;
  readonly file: string;
  /** Replaces a stored jurisdiction. */
  readonly profile?: Profile | undefined;
  /** For a world without a stored one; `none` by default. */
  readonly profileOfNew?: Profile | undefined;
  /** By default everything. */
  readonly offer?: Offer | undefined;
  readonly rules?: OperatorRules | undefined;
  /** Decimal places that a brand states; others are the specification's. */
  readonly places?: ReadonlyMap<string, number> | undefined;
  readonly members?: readonly MemberFixture[] | undefined;
  readonly wall?: () => number;
}
