import * as v from 'valibot';

export const PROOF_FILE = 'upstream-proof.json';
export const MAX_PROOF_BYTES = 64 * 1024;
/** A proof expires: a later release of the upstream may have lost the property. */
export const PROOF_DAYS = 180;

/** The first five together are what `idempotency: "keyed"` claims. */
export const PROOFS = {
  sameKey: 'the same key and body twice is done once, and answered alike',
  otherBody: 'another body under a used key is refused',
  parallel: 'four deliveries of one key at the same time are done once',
  deadline: 'a call after its deadline is refused',
  outcome: 'getOutcome knows accepted, refused and never received',
  clock: 'every answer has the clocks, date and x-server-time',
  books: 'entries have the time of `date`, and lists begin with the newest',
  refresh: 'a refresh whose answer was lost can be repeated, and a used token ends the session',
  contract: 'the answers fit the contract',
  protection: 'the calls that a jurisdiction such as uk or br needs are there: limits, breaks, the session',
} as const;
export type ProofName = keyof typeof PROOFS;
export const KEY_PROOFS: readonly ProofName[] = ['sameKey', 'otherBody', 'parallel', 'deadline', 'outcome'];

export const Proof = v.object({
  version: v.literal(1),
  upstream: v.pipe(v.string(), v.url()),
  provedOn: v.pipe(v.string(), v.isoDate()),
  idempotency: v.picklist(['keyed', 'none']),
  checks: v.array(v.object({ check: v.string(), is: v.picklist(['proved', 'failed', 'untried']), saw: v.string() })),
});
export type Proof = v.InferOutput<typeof Proof>;
