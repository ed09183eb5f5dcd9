import type { BetRequest } from '#contract/rows/sports/place-bet';
import { EngineError } from '#engine/money';
import type { Slip, SlipMatch } from '#engine/sports';
import type { SessionStepOf } from '#fixtures';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import * as oracle from './oracle/index.ts';
import { type ModelBet, same, type SessionContext } from './session-context.ts';

export type Place = SessionStepOf<'place'>;
export const SOCCER = { params: { game: 'soccer' as const } };

/** Reported as `passNotAllowed`. */
const PASS_CODES: ReadonlySet<string> = new Set([
  'unknownPass',
  'passNeedsMatches',
  'foldOverMaximum',
  'foldOverMarketMaximum',
  'noLines',
]);

export interface Asked {
  readonly body: BetRequest;
  readonly slip: Slip;
  readonly isShut: boolean;
  readonly hasMoved: boolean;
}

/** Places a slip, with or without a lost response, and compares the outcome with the model. */
export async function place(context: SessionContext, step: Place): Promise<void> {
  const asked = ask(context, step);
  const expected = predict(context, asked, step);
  const key = context.key();
  const answer = await sent(context, asked.body, key, step.answer, expected === undefined);
  same('placed', expected ?? 'accepted', saidOf(answer));
  if (answer.ok) remember(context, asked, key, answer.data.bet.bet_id);
}

/** Adds an accepted bet and takes its stake. */
export function remember(context: SessionContext, { body, slip }: Asked, key: string, id: string): void {
  const { lines, stake, max } = oracle.promise(slip);
  context.take(stake);
  const isOpen = { result: undefined, payout: '0', cashedOut: false };
  context.bets.push({ id, key, asked: body, slip, lines, stake, max, ...isOpen });
}

/** Repeats the same bet, or sends another with the same key. */
export async function retry(context: SessionContext, bet: ModelBet, isChanged: boolean): Promise<void> {
  const body = isChanged ? { ...bet.asked, stake: `${bet.asked.stake}1`.replace(/^(\d+)$/, '$1.5') } : bet.asked;
  const answer = await context.world.client.money('placeBet', { ...SOCCER, body }, bet.key);
  same('retry', isChanged ? 'keyReused' : 'accepted', saidOf(answer));
  if (answer.ok) same('retry: the bet', bet.id, answer.data.bet.bet_id);
}

/** Accepted, or why not: the reason, and the names of its warnings. */
export function saidOf(answer: Answer<unknown>): string {
  if (answer.ok) return 'accepted';
  const warnings = answer.detail['warnings'];
  const names = Array.isArray(warnings) ? warnings.map((each) => String((each as { name?: unknown }).name)) : [];
  return [answer.reason, ...names.sort()].join(' ');
}

async function sent(
  context: SessionContext,
  body: BetRequest,
  key: string,
  how: Place['answer'],
  willBeAccepted: boolean,
): Promise<Answer<{ readonly bet: { readonly bet_id: string } }>> {
  const { client } = context.world;
  if (how === 'delivered') return client.money('placeBet', { ...SOCCER, body }, key);
  if (how === 'late') return client.money('placeBet', { ...SOCCER, body, headers: { 'x-deadline': '1' } }, key);
  const fault = {
    lostAfter: { do: 'resetAfterCommit' },
    lostBefore: { do: 'resetBeforeCommit' },
    errorAfter: { do: 'statusAfterCommit', status: 502 },
  }[how];
  await client.control('POST', 'faults', { row: 'placeBet', times: 1, ...fault });
  await client.call('placeBet', { ...SOCCER, body, headers: { 'idempotency-key': key } }).catch(() => undefined);
  await client.control('DELETE', 'faults');
  const { state } = await client.read('getOutcome', { query: { key } });
  const decided = willBeAccepted ? 'done' : 'refused';
  same('outcome by key', how === 'lostBefore' ? 'none' : decided, state);
  return client.money('placeBet', { ...SOCCER, body }, key);
}

export function ask(context: SessionContext, { picks, passes, stake, multiple, accept, banker, seen }: Place): Asked {
  const matches = new Map<string, { slip: SlipMatch; body: BetRequest['matches'][number] }>();
  let isShut = false;
  let hasMoved = false;
  for (const { match: at, market: of, outcome: which } of picks) {
    const match = context.matches[at % context.matches.length];
    const market = match?.markets[of % match.markets.length];
    const outcome = market?.outcomes[which % market.outcomes.length]?.outcome;
    if (match === undefined || market === undefined || outcome === undefined) continue;
    const { match_id } = match;
    const price = context.prices.get(`${match_id} ${market.kind}:${outcome}`);
    const now = price?.now ?? '1';
    const odds = seen === 'now' ? now : (price?.before ?? '1');
    const entry = matches.get(match_id) ?? { slip: { id: match_id, picks: [] }, body: { match_id, picks: [] } };
    if (entry.slip.picks.some((pick) => pick.market === market.kind && pick.outcome === outcome)) continue;
    isShut ||= context.results[match_id] !== undefined || context.isShut(match_id, market.kind);
    hasMoved ||= !isAccepted(accept, odds, now);
    const line = market.kind === 'handicap' ? { handicap: market.handicap_val } : {};
    const isBanker = banker === true && (matches.size === 0 || entry.slip.banker === true);
    matches.set(match_id, {
      slip: {
        ...entry.slip,
        ...(line as object),
        ...(isBanker && { banker: true }),
        picks: [...entry.slip.picks, { market: market.kind, outcome, odds: now }],
      },
      body: {
        ...entry.body,
        ...(isBanker && { banker: true }),
        picks: [...entry.body.picks, { kind: market.kind, outcome, odds }],
      },
    });
  }
  const all = [...matches.values()];
  const body: BetRequest = {
    passes,
    stake,
    multiple,
    currency: 'USDT',
    accept_odds: accept,
    matches: all.map((each) => each.body),
  };
  return {
    body,
    isShut,
    hasMoved,
    slip: { game: 'soccer', currency: 'USDT', stake, multiple, passes, matches: all.map((each) => each.slip) },
  };
}

function isAccepted(accept: Place['accept'], seen: string, now: string): boolean {
  const order = oracle.compareAmounts(now, seen);
  return order === 0 || accept === 'any' || (accept === 'better' && order > 0);
}

/** What is computed, or the reason of a refusal. @throws other errors */
export function computed<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return refusalOf(error);
  }
}

/** The reason of a refusal. @throws other errors */
export function refusalOf(error: unknown): oracle.OracleRefusal['reason'] {
  if (error instanceof oracle.OracleRefusal) return error.reason;
  if (!(error instanceof EngineError)) throw error;
  if (error.code === 'tooManyLines') return 'tooManyLines';
  return PASS_CODES.has(error.code) ? 'passNotAllowed' : 'badRequest';
}

/** The refusal required by the specification, in its order; undefined if the bet is accepted. */
export function predict(
  context: SessionContext,
  { slip, isShut, hasMoved }: Asked,
  { answer }: Place,
): string | undefined {
  if (answer === 'late') return 'deadlinePassed';
  if (isNoStake(slip.stake)) return 'badRequest';
  if (isShut) return 'marketClosed';
  if (hasMoved) return 'oddsChanged';
  const estimate = computed(() => oracle.promise(slip));
  if (typeof estimate === 'string') return estimate;
  return limitRefusal(context, context.limits, { ...estimate, multiplier: slip.multiple });
}

/** Zero, negative, or with too many decimals. */
export const isNoStake = (amount: string): boolean =>
  oracle.compareAmounts(amount, '0') <= 0 || /\.\d{6}\d*[1-9]/.test(amount);

/** Limits that a bet breaks, by their names in a refusal. */
export function limitRefusal(
  context: SessionContext,
  { bet, multiple, Bonus }: SessionContext['limits'],
  { stake, max, multiplier = 1 }: { readonly stake: string; readonly max: string; readonly multiplier?: number },
): string | undefined {
  const found = oracle.warnings({
    scope: 'sport',
    amount: stake,
    rate: '1',
    funds: context.balance,
    bet,
    multiple: { min: String(multiple.min), max: String(multiple.max) },
    bonus: Bonus,
    multiplier,
    estimate: max,
  });
  return limitsText(found);
}

export const limitsText = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : ['limitsExceeded', ...[...names].sort()].join(' ');
