import { readFileSync } from 'node:fs';
import { houseRules, RULE_TABLE, type RuleVersion } from '#engine/sports';
import * as v from 'valibot';
import { innermost } from '#cli/build/brand/check-shape.ts';
import { Brand, statedPlaces } from '#contract/brand';
import { readValue } from '#contract/wire';
import { plainText } from '#cli/files/read-text.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { readShard } from '#cli/services/replay/shard.ts';
import type { PartOptions } from './audit-part.ts';

export interface AuditOptions {
  readonly shard?: string | undefined;
  readonly jobs: string;
  readonly rules: string;
  /** A brand.json with the rules of settlement. */
  readonly brand?: string | undefined;
  /** By default standard output. */
  readonly differences?: string | undefined;
  readonly summary?: string | undefined;
  readonly state?: string | undefined;
  readonly report?: string | undefined;
  readonly junit?: string | undefined;
  readonly tap?: string | undefined;
  /** A Redis whose workers compute; by default this process. */
  readonly queue?: string | undefined;
}

/** @throws CliError */
export function partOptions(
  { rules, brand, shard }: Pick<AuditOptions, 'rules' | 'brand' | 'shard'>,
  header: PartOptions['header'],
): PartOptions {
  if (!Object.hasOwn(RULE_TABLE, rules))
    throw usageError(`Unknown rules '${rules}'. Choose one of: ${Object.keys(RULE_TABLE).join(', ')}.`);
  const of = brand === undefined ? { settle: RULE_TABLE[rules as RuleVersion] } : rulesOfBrand(brand);
  return { header, rules: of, shard: readShard(shard) };
}

/** A brand's settlement rules and its currencies' decimal places. @throws CliError for another file */
export function rulesOfBrand(file: string): PartOptions['rules'] {
  let fields: unknown;
  try {
    fields = JSON.parse(plainText(file, readFileSync(file)));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw usageError(`--brand ${file}: ${(error as Error).message}`, ['Name a brand.json.']);
  }
  const { currency: Currency, currencies: Currencies, rules: Rules } = Brand.entries;
  const Parts = v.looseObject({ currency: Currency, currencies: v.optional(Currencies), rules: Rules });
  const parsed = readValue(Parts, fields);
  if (!parsed.success) {
    const { key, issue } = innermost(parsed.issues[0]);
    throw usageError(`${file}: ${key || 'file'}: ${issue.message}`, ['See: slipway brand check']);
  }
  const { settlement: settle, folds: maxFolds } = houseRules(parsed.output.rules);
  const places = statedPlaces(parsed.output.currencies ?? []);
  return {
    settle,
    currency: parsed.output.currency,
    maxFolds,
    // An object, because other threads and machines get it as JSON.
    ...(places.size > 0 && { places: Object.fromEntries(places) }),
  };
}
