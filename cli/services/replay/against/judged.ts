import type { Difference } from '#fixtures/scenario/compare.ts';

/** What an upstream made of a scenario. */
export type Judged =
  | {
      readonly at: 'upstream';
      readonly actual: object;
      readonly differences: readonly Difference[];
      readonly note?: string;
    }
  /** The upstream has no way to show it: only the engine was asked, and why. */
  | { readonly at: 'process'; readonly why: string };

export const inProcess = (why: string): Judged => ({ at: 'process', why });

/** A scenario that cannot be put to the upstream, found out on the way. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}
