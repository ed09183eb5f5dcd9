import * as v from 'valibot';
import type { Brand } from '#contract/brand';
import { MAX_PROOF_BYTES, Proof, PROOF_DAYS, PROOF_FILE } from '#cli/services/upstream/proof.ts';
import type { BrandProblem } from '#cli/brands/brand-finding.ts';
import { readInside } from '#cli/brands/read-inside.ts';

const DAY_MS = 86_400_000;

/**
 * With an upstream that ignores keys, each repeat after a lost response moves the money again: `keyed` needs the proof that
 * `slipway upstream check` writes.
 */
export function checkUpstreamProof({ upstream }: Brand, folder: string, nowMs = Date.now()): BrandProblem[] {
  if (upstream.idempotency !== 'keyed') return [];
  const why = whatIsWrong(folder, nowMs);
  if (why === undefined) return [];
  return [
    {
      check: 'unproved-keys',
      key: 'upstream.idempotency',
      message: `'keyed' is not proved: ${why}. If the upstream ignores idempotency keys, one press can place several bets.`,
      advice: `Run "slipway upstream check URL --brand ${folder.split(/[\\/]/).at(-1)}", or write "none".`,
    },
  ];
}

function whatIsWrong(folder: string, nowMs: number): string | undefined {
  const inside = readInside(folder, PROOF_FILE, MAX_PROOF_BYTES);
  if (inside.state === 'missing') return `there is no ${PROOF_FILE}`;
  if (inside.state !== 'read') return `${PROOF_FILE} cannot be read`;
  const proof = v.safeParse(Proof, jsonOf(inside.bytes.toString('utf8')));
  if (!proof.success) return `${PROOF_FILE} is not a proof (${v.getDotPath(proof.issues[0]) ?? 'not JSON'})`;
  const { idempotency, provedOn } = proof.output;
  if (idempotency !== 'keyed') return `the check of ${provedOn} found that keys are not kept`;
  const days = Math.floor((nowMs - Date.parse(provedOn)) / DAY_MS);
  if (days > PROOF_DAYS) return `the proof of ${provedOn} is older than ${PROOF_DAYS} days`;
  return days < 0 ? `the proof is dated ${provedOn}, which is yet to come` : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
