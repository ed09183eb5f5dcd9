import * as v from 'valibot';
import { type Brand, PROFILE_RULES } from '#contract/brand';
import { MAX_PROOF_BYTES, Proof, PROOF_DAYS, PROOF_FILE } from './proof.ts';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { textOf } from '#cli/files/read-text.ts';
import { readInside } from '#cli/build/brand/read-inside.ts';

const DAY_MS = 86_400_000;

/**
 * With an upstream that ignores keys, each repeat after a lost response moves the money again: `keyed` needs the proof that
 * `slipway upstream check` writes.
 */
export function checkUpstreamProof(brand: Brand, folder: string, nowMs = Date.now()): BrandProblem[] {
  const proof = readProof(folder);
  return [...keyProblems(brand, proof, folder, nowMs), ...protectionProblems(brand, proof, folder)];
}

/** Without the calls for limits, breaks and the session, the app takes no bets. */
function protectionProblems({ profile }: Brand, proof: Proof | string, folder: string): BrandProblem[] {
  if (!PROFILE_RULES[profile].isAccompanied || typeof proof === 'string') return [];
  const failed = proof.checks.find(({ check, is }) => check === 'protection' && is === 'failed');
  if (failed === undefined) return [];
  return [
    {
      check: 'no-protection',
      key: 'profile',
      message: `'${profile}' needs player protection, and the check of ${proof.provedOn} found none: ${failed.saw}.`,
      advice: `Add the calls to the upstream, then run "slipway upstream check URL --brand ${idOf(folder)}".`,
    },
  ];
}

const idOf = (folder: string) => folder.split(/[\\/]/).at(-1);

function keyProblems({ upstream }: Brand, proof: Proof | string, folder: string, nowMs: number): BrandProblem[] {
  if (upstream.idempotency !== 'keyed') return [];
  const why = whatIsWrong(proof, nowMs);
  if (why === undefined) return [];
  return [
    {
      check: 'unproved-keys',
      key: 'upstream.idempotency',
      message: `'keyed' is not proved: ${why}. If the upstream ignores idempotency keys, one press can place several bets.`,
      advice: `Run "slipway upstream check URL --brand ${idOf(folder)}", or write "none".`,
    },
  ];
}

function readProof(folder: string): Proof | string {
  const inside = readInside(folder, PROOF_FILE, MAX_PROOF_BYTES);
  if (inside.state === 'missing') return `there is no ${PROOF_FILE}`;
  if (inside.state !== 'read') return `${PROOF_FILE} cannot be read`;
  const proof = v.safeParse(Proof, jsonOf(textOf(inside.bytes).text));
  return proof.success ? proof.output : `${PROOF_FILE} is not a proof (${v.getDotPath(proof.issues[0]) ?? 'not JSON'})`;
}

function whatIsWrong(proof: Proof | string, nowMs: number): string | undefined {
  if (typeof proof === 'string') return proof;
  const { idempotency, provedOn } = proof;
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
