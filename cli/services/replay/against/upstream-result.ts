import type { Difference } from '#fixtures';

/** The upstream's result for a scenario. */
export type UpstreamResult =
  | {
      readonly at: 'upstream';
      readonly actual: object;
      readonly differences: readonly Difference[];
      readonly note?: string;
    }
  /** The upstream cannot play it: only the engine computed it, and why. */
  | { readonly at: 'process'; readonly why: string };

export const inProcess = (why: string): UpstreamResult => ({ at: 'process', why });

/** The upstream cannot express a scenario. */
export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}
