import * as v from 'valibot';
import { Amount } from '#contract/entities';
import type { PressRequest } from '#app/api/money/intent.ts';

/** A transfer ready for review. */
const PreparedTransfer = v.object({ to: v.string(), amount: Amount });
export type PreparedTransfer = v.InferOutput<typeof PreparedTransfer>;

/** The transfer that was sent. */
export const transferOf = (request: PressRequest | undefined): PreparedTransfer | undefined =>
  v.is(PreparedTransfer, request?.body) ? request.body : undefined;
