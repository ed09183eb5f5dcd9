import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROFILE_RULES, PROFILES } from '#contract/brand';
import { chosenBrands } from '#cli/build/brand/brand-id.ts';
import { openBrandSource } from '#cli/build/brand/brand-source.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import type { Case, CaseFile } from '#cli/services/report/cases.ts';
import { type Page, tableOf } from '#cli/services/report/page-content.ts';
import type { SuiteResult } from '#cli/services/report/suite-result.ts';
import { accountFromEnvironment, ownAccount } from './account.ts';
import { checkUpstream } from './check-upstream.ts';
import { isOfThisMachine } from './checked-url.ts';
import { type Proof, PROOF_FILE, type ProofName, PROOFS } from '#cli/brands/checks/proof.ts';
import { sendTo } from './send.ts';
import { UpstreamGone } from './upstream-client.ts';

/** Of the suite `keys` and `slipway upstream check`. */
export interface KeysOptions {
  readonly against?: string;
  readonly brand?: string;
  readonly out?: string;
  readonly yes?: boolean;
}

/** Whether the upstream may be called keyed. @throws CliError: 2 cannot run, 3 gone */
export async function keysSuite({ against: url = '', ...flags }: KeysOptions, cases: CaseFile): Promise<SuiteResult> {
  assertUsable(url, flags);
  if (!isOfThisMachine(url)) await assertFound(url);
  const account = isOfThisMachine(url) ? accountFromEnvironment() : ownAccount();
  const file = fileOf(flags);
  const send = sendTo(url);
  let proof: Proof;
  try {
    proof = await checkUpstream(send, url, account, new Date().toISOString().slice(0, 10));
  } catch (error) {
    if (error instanceof CliError) throw error;
    const isGone = error instanceof UpstreamGone || 'code' in (error as object);
    throw new CliError(`${new URL(url).origin}: ${(error as Error).message}`, {
      next: ['Is it the address of the upstream, up to the services (/sports/...)?', 'slipway sim starts one to try.'],
      exitCode: isGone ? EXIT.cutShort : EXIT.findings,
      cause: error,
    });
  } finally {
    send.close();
  }
  if (file !== undefined) await writeProof(file, proof);
  for (const each of proof.checks) cases.add(caseOf(each));
  const protects = flags.brand === undefined || !needsProtection(flags.brand) || isProved(proof, 'protection');
  const unprotected = protects ? '' : `No bet may be taken: ${flags.brand} has a profile that needs protection.\n`;
  const mayBe = proof.idempotency === 'keyed' || proof.checks.every(({ is }) => is !== 'failed');
  const isGood = mayBe && protects;
  return { text: `${textOf(proof, file)}${unprotected}`, page: pageOf(proof, isGood), json: proof, isGood };
}

const nameOf = (check: string) => `${check}: ${PROOFS[check as ProofName]}`;

function caseOf({ check, is, saw }: Proof['checks'][number]): Case {
  const name = nameOf(check);
  return is === 'proved' ? { name } : is === 'failed' ? { name, failure: saw } : { name, skipped: saw };
}

function pageOf({ upstream, idempotency, checks }: Proof, isGood: boolean): Page {
  const proofs = checks.map(({ check, is, saw }) => [nameOf(check), is, saw]);
  const sections = [tableOf('Proofs', ['check', 'state', 'saw'], proofs)];
  const lead = `A brand may say "idempotency": "${idempotency}".`;
  return { title: `Keys of ${upstream}`, lead, isGood, sections };
}

const isProved = ({ checks }: Proof, name: ProofName) =>
  checks.some(({ check, is }) => check === name && is === 'proved');

/** Whether the brand's jurisdiction needs the calls for protection. */
function needsProtection(id: string): boolean {
  const profile = openBrandSource(process.cwd(), id).scan.entries.get('profile');
  return PROFILES.some((each) => each === profile && PROFILE_RULES[each].isAccompanied);
}

function assertUsable(url: string, { yes, brand, out }: KeysOptions): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    throw new CliError(`${JSON.stringify(url)} is not an http(s) address`, {
      exitCode: EXIT.usage,
      next: ['Give the address of the upstream, for example: https://api.example.com'],
    });
  if (brand !== undefined && out !== undefined)
    throw new CliError('--brand and --out both say where the proof goes: give one', { exitCode: EXIT.usage });
  if (yes !== true && !isOfThisMachine(url))
    throw new CliError(`${parsed.host} may be a live upstream: the check opens about six deposits that stay unpaid`, {
      next: ['Add --yes, with SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD of an account made for tests.'],
      exitCode: EXIT.usage,
    });
}

/** Before an account is asked for, which would be for nothing. */
async function assertFound(url: string): Promise<void> {
  const { hostname } = new URL(url);
  try {
    await lookup(hostname.replaceAll(/[[\]]/g, ''));
  } catch (error) {
    throw new CliError(`The host ${hostname} was not found (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`, {
      next: ['Is it the address of the upstream, up to the services (/sports/...)?'],
      exitCode: EXIT.cutShort,
      cause: error,
    });
  }
}

function fileOf({ brand, out }: KeysOptions): string | undefined {
  if (brand === undefined) return out;
  const root = process.cwd();
  const [id = ''] = chosenBrands(root, [brand]);
  return path.join(root, 'brands', id, PROOF_FILE);
}

/** By rename, so that a proof is never partial. */
async function writeProof(file: string, proof: Proof): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(draft, `${JSON.stringify(proof, undefined, 2)}\n`);
    await rename(draft, file);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const next = existsSync(path.dirname(file)) ? [] : [`There is no folder ${path.dirname(file)}.`];
    throw new CliError(`${file} cannot be written (${why})`, { next, exitCode: EXIT.usage, cause: error });
  }
}

const SHOWN = { proved: 'proved', failed: 'FAILED', untried: 'untried' } as const;

function textOf({ upstream, provedOn, idempotency, checks }: Proof, file: string | undefined): string {
  const proofs = checks.map(({ check, is, saw }) => `${SHOWN[is]}  ${nameOf(check)}\n        ${saw}\n`);
  const isNone = idempotency === 'none';
  return [
    ...proofs,
    `\n${upstream}, ${provedOn}: a brand may say "idempotency": "${idempotency}"\n`,
    ...(isNone ? ['With "none", doubles are possible: put slipway edge before this upstream.\n'] : []),
    ...(file === undefined ? [] : [`The proof is in ${file}.\n`]),
  ].join('');
}
