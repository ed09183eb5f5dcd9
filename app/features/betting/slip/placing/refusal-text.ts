import type { ParseKeys } from 'i18next';
import * as v from 'valibot';
import { Amount, Currency, Odds } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type CommonText, type OwnTexts } from '#app/api/refusals/error-text.ts';
import { LIMIT_TEXT } from '#app/features/betting/slip/pricing/limit-text.ts';
import type { Reason as SlipReason } from '#app/features/betting/slip/pricing/reasons.ts';
import { Line } from '#app/features/betting/slip/pricing/use-price-text.ts';

/** Texts of a bet's own; other reasons use the common texts. */
const BET_REASONS = {
  limitsExceeded: 'refused.limitsExceeded',
  oddsChanged: 'refused.oddsChanged',
  marketClosed: 'refused.marketClosed',
  passNotAllowed: 'refused.passNotAllowed',
  tooManyLines: 'refused.tooManyLines',
  wrongCurrency: 'refused.wrongCurrency',
  deadlinePassed: 'refused.deadlinePassed',
} as const satisfies OwnTexts<ParseKeys<'slip'>>;

/** Another line is another bet. */
const LINE_CHANGED = 'refused.lineChanged';

type BetKey = (typeof BET_REASONS)[keyof typeof BET_REASONS] | typeof LINE_CHANGED;
const LIMIT_NAMES = Object.keys(LIMIT_TEXT) as (keyof typeof LIMIT_TEXT)[];

const Moved = v.object({
  was: Odds,
  now: Odds,
  kind: v.fallback(v.optional(v.string()), undefined),
  outcome: v.fallback(v.optional(v.string()), undefined),
  /** Only if it is another one. */
  line: v.fallback(v.optional(v.object({ was: Line, now: Line })), undefined),
});

/** The numbers of a refusal. The detail is untrusted, so values that do not fit are left out. */
const Detail = v.object({
  warnings: v.fallback(
    v.array(
      v.object({
        name: v.picklist(LIMIT_NAMES),
        amount: v.optional(Amount),
        limit: v.optional(Amount),
        currency: v.optional(Currency),
      }),
    ),
    [],
  ),
  moved: v.fallback(v.array(Moved), []),
});

export interface RefusalText {
  readonly betKey: BetKey;
  /** Every limit that it breaks. */
  readonly reasons: readonly SlipReason[];
  readonly moved: readonly v.InferOutput<typeof Moved>[];
}

/** The text for a refused bet. @example refusalText({ kind: 'refused', status: 409, reason: 'oddsChanged' }) */
export function refusalText(error: ApiError): RefusalText | CommonText {
  const text = errorText<BetKey>(error, BET_REASONS);
  if (!('own' in text)) return text;
  const detail = error.kind === 'refused' ? error.detail : undefined;
  const { warnings, moved } = v.parse(Detail, { warnings: [], moved: [], ...detail });
  const isOfLine = text.own === BET_REASONS.oddsChanged && moved.some(({ line }) => line !== undefined);
  const betKey = isOfLine ? LINE_CHANGED : text.own;
  return { betKey, moved, reasons: warnings.flatMap((warning) => limitReason(warning) ?? []) };
}

function limitReason({
  name,
  amount,
  limit,
  currency,
}: v.InferOutput<typeof Detail>['warnings'][number]): SlipReason | undefined {
  if (name === 'disabledRegions') return { kind: 'limit', warning: { name, region: '' } };
  if (amount === undefined || limit === undefined || currency === undefined) return undefined;
  return { kind: 'limit', warning: { name, amount, limit, currency } };
}
