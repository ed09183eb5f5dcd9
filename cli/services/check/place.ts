import type { BetRequest } from '#contract/rows/place-bet.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { EngineError } from '#engine/misuse/engine-error.ts';
import type { Slip, SlipMatch } from '#engine/sports/slip.ts';
import type { SessionStep } from '#fixtures/scenario/session-schema.ts';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import type { ModelBet, Play } from './play.ts';

type Place = Extract<SessionStep, { do: 'place' }>;
type Placed = Answer<{ readonly bet: { readonly bet_id: string } }>;
const SOCCER = { params: { game: 'soccer' as const } };

/** The upstream's words for what the engine says of a slip (shared design: engine and simulator agree on them). */
const PASS_CODES: ReadonlySet<string> = new Set([
  'unknownPass',
  'passNeedsMatches',
  'foldOverMaximum',
  'foldOverMarketMaximum',
  'noLines',
]);

interface Asked {
  readonly body: BetRequest;
  /** The slip at the prices of now. */
  readonly slip: Slip;
  readonly isShut: boolean;
  readonly hasMoved: boolean;
}

/** Places a slip, whatever becomes of the answer, and holds the outcome against what the model says of it. */
export async function place(play: Play, step: Place): Promise<void> {
  const asked = ask(play, step);
  const expected = predict(play, asked, step);
  const key = play.key();
  const answer = await sent(play, asked.body, key, step.answer, expected === undefined);
  play.same('placed', expected ?? 'accepted', answer.ok ? 'accepted' : told(answer));
  if (!answer.ok) return;
  const { lines, stake, max } = play.engine.estimate(asked.slip);
  play.take(stake);
  play.bets.push({
    id: answer.data.bet.bet_id,
    key,
    asked: asked.body,
    slip: asked.slip,
    lines,
    stake,
    max,
    result: undefined,
    payout: '0',
    cashedOut: false,
  });
}

/** The same intent again, or another under the same key. */
export async function retry(play: Play, bet: ModelBet, isChanged: boolean): Promise<void> {
  const body = isChanged ? { ...bet.asked, stake: `${bet.asked.stake}1`.replace(/^(\d+)$/, '$1.5') } : bet.asked;
  const answer = await play.stage.client.money('placeBet', { ...SOCCER, body }, bet.key);
  play.same('retry', isChanged ? 'keyReused' : 'accepted', answer.ok ? 'accepted' : told(answer));
  if (answer.ok) play.same('retry: the bet', bet.id, answer.data.bet.bet_id);
}

const told = (answer: Exclude<Placed, { ok: true }>) => {
  const warnings = answer.detail['warnings'];
  const names = Array.isArray(warnings) ? warnings.map((each) => String((each as { name?: unknown }).name)) : [];
  return [answer.reason, ...names.sort()].join(' ');
};

async function sent(
  play: Play,
  body: BetRequest,
  key: string,
  how: Place['answer'],
  willBeAccepted: boolean,
): Promise<Placed> {
  const { client } = play.stage;
  if (how === 'told') return client.money('placeBet', { ...SOCCER, body }, key);
  if (how === 'late') {
    const headers = { 'x-deadline': '1' };
    const answer = await client.money('placeBet', { ...SOCCER, body, headers }, key);
    return answer;
  }
  const fault = {
    lostAfter: { do: 'resetAfterCommit' },
    lostBefore: { do: 'resetBeforeCommit' },
    errorAfter: { do: 'statusAfterCommit', status: 502 },
  }[how];
  await client.control('POST', 'faults', { row: 'placeBet', times: 1, ...fault });
  await client.call('placeBet', { ...SOCCER, body, headers: { 'idempotency-key': key } }).catch(() => undefined);
  await client.control('DELETE', 'faults');
  const { state } = await client.read('getOutcome', { query: { key } });
  play.same('outcome by key', willBeAccepted && how !== 'lostBefore' ? 'done' : 'none', state);
  return client.money('placeBet', { ...SOCCER, body }, key);
}

function ask(play: Play, { picks, passes, stake, multiple, accept, banker, seen }: Place): Asked {
  const matches = new Map<string, { slip: SlipMatch; body: BetRequest['matches'][number] }>();
  let isShut = false;
  let hasMoved = false;
  for (const { match: at, market: of, outcome: which } of picks) {
    const match = play.matches[at % play.matches.length];
    const market = match?.markets[of % match.markets.length];
    const outcome = market?.outcomes[which % market.outcomes.length]?.outcome;
    if (match === undefined || market === undefined || outcome === undefined) continue;
    const { match_id } = match;
    const price = play.prices.get(`${match_id} ${market.kind}:${outcome}`);
    const now = price?.now ?? '1';
    const odds = seen === 'now' ? now : (price?.before ?? '1');
    const entry = matches.get(match_id) ?? { slip: { id: match_id, picks: [] }, body: { match_id, picks: [] } };
    if (entry.slip.picks.some((pick) => pick.market === market.kind && pick.outcome === outcome)) continue;
    isShut ||= play.results[match_id] !== undefined || play.isShut(match_id, market.kind);
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
  const order = compareAmounts(now, seen);
  return order === 0 || accept === 'any' || (accept === 'better' && order > 0);
}

/** The refusal that the specification asks for, in the order in which a bet is looked at; undefined when it is taken. */
function predict(play: Play, { slip, isShut, hasMoved }: Asked, { answer }: Place): string | undefined {
  if (answer === 'late') return 'deadlinePassed';
  if (compareAmounts(slip.stake, '0') <= 0 || /\.\d{6}\d*[1-9]/.test(slip.stake)) return 'badRequest';
  if (isShut) return 'marketClosed';
  if (hasMoved) return 'oddsChanged';
  let estimate;
  try {
    estimate = play.engine.estimate(slip);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'tooManyLines') return 'tooManyLines';
    return PASS_CODES.has(error.code) ? 'passNotAllowed' : 'badRequest';
  }
  const { bet, multiple, Bonus } = play.stage.opening.limits;
  const warnings = play.engine.limits({
    scope: 'sport',
    amount: estimate.stake,
    currency: 'USDT',
    rate: '1',
    funds: play.balance,
    bet,
    multiple: { min: String(multiple.min), max: String(multiple.max) },
    bonus: Bonus,
    multiplier: slip.multiple,
    estimate: estimate.max,
  });
  return warnings.length === 0 ? undefined : ['limitsExceeded', ...[...warnings].sort()].join(' ');
}
