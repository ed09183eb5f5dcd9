import type { Difference } from '#fixtures';

export type UpstreamResult =
  | {
      readonly at: 'upstream';
      readonly actual: object;
      readonly differences: readonly Difference[];
      readonly note?: string;
    }
  /** Only the engine computed it, for this reason. */
  | { readonly at: 'process'; readonly why: string };

export const inProcess = (why: string): UpstreamResult => ({ at: 'process', why });

export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}
