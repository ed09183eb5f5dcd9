import type { Bet, Match } from '#contract/entities';
import { addAmounts, compareAmounts, EngineError, subtractAmounts, truncateAmount } from '#engine/money';
import { Heard } from '#cli/services/upstream/heard.ts';
import { LACKING } from '#cli/services/upstream/upstream-client.ts';
import { type CashOutLeg, quoteSlipCashOut, settleSlip } from '#engine/sports';
import { type Bench, type Book, singleOf, statesOf } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { coreOf, place, placeOf, refuse, rulesOf } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { type Asked, ask, homeWin, type Selection, selectionsOf, unitOf } from '#cli/services/player/core/slips.ts';
import type { States } from '#cli/services/player/core/states.ts';

type Result = 'void' | { readonly ft: string; readonly ht: string };

/** Bets whose matches are then ended: state, payout, balance and statement as in the engine. Needs the states endpoint. */
export async function checkSettled(bench: Bench): Promise<void> {
  const states = statesOf(bench);
  await bench.each('settled', bench.sold(), async (book) => {
    const isBasketball = book.game === 'basketball';
    const win: Result = homeWin(book.game);
    const loss: Result = isBasketball ? { ft: '88:97', ht: '40:50' } : { ft: '0:1', ht: '0:0' };
    const turned: Result = isBasketball ? { ft: '90:101', ht: '51:40' } : { ft: '1:2', ht: '1:0' };
    const [one, two, three, four, five, ...others] = book.matches;
    const [first, second, third] = [one, two, three].map(winnerOf);
    const legs: Part['legs'] = [
      [second, 'void'],
      [first, win],
    ];
    const parts: readonly Part[] = [
      { what: 'void and won', legs, passes: ['single', '2-string-1'] },
      { what: 'lost', legs: [[third, loss]], passes: ['single'] },
      {
        what: 'a system of won, lost and void',
        legs: [win, loss, 'void' as const].map((result, nth) => [winnerOf(others[nth]), result] as const),
        passes: ['single', '2-string-1', '3-string-1'],
        multiple: 2,
      },
      {
        // Has more places than the currency, so that a line is cut, and then multiplied.
        what: 'two won',
        legs: [win, win].map((result, nth) => [winnerOf(others[nth + 3]), result]),
        passes: ['2-string-1'],
        stake: addAmounts(book.least, unitOf(bench.player.currency)),
        multiple: 7,
      },
      {
        what: 'two of a market, and another match',
        legs: [...twoOf(others[5]).map((selection) => [selection, loss] as const), [winnerOf(others[6]), win]],
        passes: ['2-string-1'],
      },
    ];
    await bench.each('settled', parts, (part) => settle(bench, states, book, part));
    if (four === undefined) throw new CannotRun(`${book.game} has fewer than four matches that take bets`);
    await settleMarkets(bench, states, book, four, turned);
    const free = [five, ...others.slice(TAKEN)];
    for (const [nth, result] of (isBasketball ? AT_MARGINS : AT_GOALS).entries()) {
      const match = free[nth];
      if (match !== undefined) await settleMarkets(bench, states, book, match, result);
    }
  });
}

/** Results at the bounds of margins, even scores, none and many goals. */
const AT_MARGINS: readonly Result[] = [
  { ft: '96:70', ht: '50:40' },
  { ft: '75:80', ht: '40:40' },
  { ft: '94:69', ht: '44:45' },
];
const AT_GOALS: readonly Result[] = [
  { ft: '1:1', ht: '1:0' },
  { ft: '0:0', ht: '0:0' },
  { ft: '5:3', ht: '1:2' },
];

interface Part {
  readonly what: string;
  readonly legs: readonly (readonly [Selection | undefined, Result])[];
  readonly passes: string[];
  readonly stake?: string;
  readonly multiple?: number;
}

const PUSH_WAIT_MS = 1_000;
/** How many matches the parts above end. */
const TAKEN = 7;

/** Two selections of the first market that has them. */
const twoOf = (match: Match | undefined): readonly Selection[] => {
  const all = match === undefined ? [] : selectionsOf(match);
  return all.filter(({ market }) => market === all[0]?.market).slice(0, 2);
};

const winnerOf = (match: Match | undefined): Selection | undefined =>
  match && selectionsOf(match).find(({ market, outcome }) => market.kind === 'wl' && outcome === 'w');

/** For a match whose lead changes, a single on each market's winner and one on another outcome. */
async function settleMarkets(bench: Bench, states: States, book: Book, match: Match, result: Result): Promise<void> {
  const { player } = bench;
  const terms = { passes: ['single'], stake: book.least, currency: player.currency };
  const results = { [match.match_id]: result };
  const placed: (readonly [Asked, Bet])[] = [];
  const kinds = [...new Set(selectionsOf(match).map(({ market }) => market.kind))];
  await bench.each('settled', kinds, async (kind) => {
    const all = selectionsOf(match)
      .filter(({ market }) => market.kind === kind)
      .map((selection) => ask(`on ${kind} ${selection.outcome}, then settled`, book.game, [selection], terms));
    const wins = all.find((asked) => isWon(asked, results));
    for (const asked of [wins, all.find((each) => each !== wins)])
      if (asked !== undefined) placed.push([asked, await place(bench, asked)]);
  });
  const [before, paidBefore] = [await player.balance(), await paidOf(bench, book.game)];
  const heard = await Heard.by(player.calls.token, bench.url).catch(() => undefined);
  await states.set('match.ended', { match_id: match.match_id, ...(result as object) });
  await pushed(bench, book.game, heard);
  const paidBy = new Map<string, string>();
  for (const [asked, bet] of placed) {
    const detail = await player.read('getMyBet', { params: { game: book.game, id: bet.bet_id } });
    compare(bench, asked, bet, detail, results);
    paidBy.set(bet.bet_id, detail.payout);
  }
  if (heard !== undefined) eachPushed(bench, book.game, heard, paidBy);
  const paid = subtractAmounts(await paidOf(bench, book.game), paidBefore);
  const at = `${book.game}, the bets on every market of a match`;
  bench.findings.same('money', at, 'balance after the result', addAmounts(before, paid), await player.balance());
  await resulted(bench, book, match.match_id, result);
}

/** The last push of a settlement has the balance that the account then has. */
async function pushed({ player, findings }: Bench, game: string, heard: Heard | undefined): Promise<void> {
  if (heard === undefined) return;
  try {
    const balance = truncateAmount(await player.balance(), 2);
    // The push of the last bet has the balance of the end.
    const isThere = () => heard.pushes.some((push) => truncateAmount(push.balance ?? '0', 2) === balance);
    if (!isThere()) await heard.until(isThere, PUSH_WAIT_MS);
    const shown = heard.pushes.map((push) => truncateAmount(push.balance ?? '0', 2));
    if (shown.length > 0)
      findings.same('pushes', `${game}, a match that is settled`, 'balance of the last push', balance, shown.at(-1));
  } finally {
    heard.close();
  }
}

/** Where pushes name their bets, each that is paid has one, with what it paid. */
function eachPushed({ findings }: Bench, game: string, { pushes }: Heard, paidBy: ReadonlyMap<string, string>): void {
  const named = pushes.flatMap(({ notifyType, bet }) => (notifyType === 'SETTLE' && bet !== undefined ? [bet] : []));
  const isNamed = named.length > 0 || pushes.length === 0;
  const at = `${game}, a bet that is settled`;
  for (const [id, payout] of paidBy) {
    const own = named.filter((bet) => bet.id === id);
    for (const bet of own) findings.same('pushes', at, 'payout', payout, bet.payout);
    if (isNamed && compareAmounts(payout, '0') > 0) findings.same('pushes', `${at} and paid`, 'pushes', 1, own.length);
  }
}

/** Unknown outcomes, such as an operator's, never win. */
function isWon({ slip }: Asked, results: Results): boolean {
  try {
    return settleSlip(slip, results).state === 'won';
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/** The results have the match and its score. */
async function resulted(bench: Bench, book: Book, id: string, result: Result): Promise<void> {
  const { player, findings } = bench;
  const { game } = book;
  if (result === 'void') return;
  const query = page(0, MAX_PAGE, { timestamp: String(Date.now()) });
  const sold = (await player.read('listMatches', { params: { game }, query })).matches;
  const isSold = sold.some((each) => each.match_id === id && each.markets.some(({ status }) => status === 'open'));
  findings.expect('settled', !isSold, `listMatches ${game}`, `${id} takes bets after its end`);
  const { matches } = await player.read('listResults', { params: { game }, query: page(0, MAX_PAGE) });
  const match = matches.find(({ match_id }) => match_id === id);
  const at = `listResults ${game}`;
  const ended = book.matches.filter(({ match_id }) => match_id === id);
  await refuse(bench, 'refused', { ...singleOf(bench, { ...book, matches: ended }, 'on a match that is over') });
  findings.same('settled', at, `score of ${id}`, [result.ft, result.ht], [match?.score, match?.half_time_score]);
}

async function settle(bench: Bench, states: States, { game, least }: Book, part: Part): Promise<void> {
  const { what, legs, passes, stake = least, multiple = 1 } = part;
  const { player, findings } = bench;
  const selections = legs.flatMap(([selection]) => selection ?? []);
  if (selections.length < legs.length) throw new CannotRun(`too few ${game} matches sell a winner`);
  const asked = ask(`then ${what}`, game, selections, { passes, stake, multiple, currency: player.currency });
  const bet = await place(bench, asked);
  const [before, paidBefore] = [await player.balance(), await paidOf(bench, game)];
  const results: Record<string, Result> = {};
  for (const [selection, result] of legs) {
    const match_id = selection?.match.match_id ?? '';
    if (match_id in results) continue;
    results[match_id] = result;
    await (result === 'void'
      ? states.set('match.void', { match_id })
      : states.set('match.ended', { match_id, ...result }));
    await quoted(bench, asked, bet.bet_id, results);
  }
  const detail = await player.read('getMyBet', { params: { game, id: bet.bet_id } });
  compare(bench, asked, bet, detail, results);
  const { bets } = await player.read('listMyBets', { params: { game }, query: page(0, 50, ANY_STATUS) });
  const listed = bets.find(({ bet_id }) => bet_id === bet.bet_id);
  findings.same('detail', placeOf(asked), 'the settled bet in the list', coreOf(detail), listed && coreOf(listed));
  // Includes earlier bets on the same matches.
  const paid = subtractAmounts(await paidOf(bench, game), paidBefore);
  const at = placeOf(asked);
  findings.same('money', at, 'balance after the result', addAmounts(before, paid), await player.balance());
  if (compareAmounts(detail.payout, '0') === 0) return;
  const { transactions } = await player.read('listTransactions', { query: page(0, 50) });
  const isThere = transactions.some(({ amount }) => compareAmounts(amount, detail.payout) === 0);
  findings.expect('statement', isThere, at, `no movement of ${detail.payout}, which was paid`);
}

/** A bet of which some matches are over is worth what their results leave of it. */
async function quoted(bench: Bench, asked: Asked, id: string, results: Results): Promise<void> {
  const { player, findings } = bench;
  const { legs, state } = settleSlip(asked.slip, results);
  if (state !== 'open' || !bench.reaches('all')) return;
  const picks = asked.slip.matches.flatMap((match) => match.picks);
  const left = picks.map(({ odds: placed }, nth): CashOutLeg => {
    const leg = legs[nth];
    return leg === 'won' || leg === 'lost' || leg === 'void'
      ? { state: leg, placed }
      : { state: 'open', placed, live: placed };
  });
  const owed = quoteSlipCashOut(asked.slip, left);
  if (compareAmounts(owed, '0') === 0) return;
  const over = legs.filter((leg) => leg !== 'open').join(', ');
  const at = `quoteCashOut ${asked.game}, ${asked.what}, ${over} so far`;
  const { amount } = await player.read('quoteCashOut', { params: { game: asked.game, id } }, at);
  findings.same('cashOut', at, 'amount', owed, amount);
}

/** What sports, races and cricket have paid: a clock that moves to a draw ends matches too. */
export async function paidBesides(bench: Bench, ...rows: ('listMyRaceBets' | 'listMyCricketBets')[]): Promise<string> {
  const sports = await Promise.all(bench.books.map(({ game }) => paidOf(bench, game)));
  const others = await Promise.all(
    rows.map(async (row) => {
      const params = row === 'listMyRaceBets' ? { race: 'pk10' } : {};
      const query = page(0, MAX_PAGE, row === 'listMyRaceBets' ? ANY_STATUS : {});
      const { status, envelope } = await bench.player.ask(row, { params, query });
      if (LACKING.has(status)) return [];
      return (
        ((envelope?.data ?? {}) as { bets?: readonly { payout: string }[] }).bets?.map(({ payout }) => payout) ?? []
      );
    }),
  );
  return [...sports, ...others.flat()].reduce(addAmounts, '0');
}

/** What all bets of a game have paid. */
export async function paidOf({ player }: Bench, game: Book['game']): Promise<string> {
  const { bets } = await player.read('listMyBets', { params: { game }, query: page(0, MAX_PAGE, ANY_STATUS) });
  return bets.map(({ payout }) => payout).reduce(addAmounts, '0');
}

type Results = Readonly<Record<string, Result>>;

function compare({ findings }: Bench, asked: Asked, bet: Bet, detail: Bet, results: Results): void {
  const { state, payout, legs } = settleSlip(asked.slip, results, rulesOf(bet));
  const at = placeOf(asked);
  findings.same('settled', at, 'result', state, detail.result);
  findings.same('settled', at, 'payout', payout, detail.payout);
  findings.expect('settled', [16, 2].includes(detail.status), at, `status ${detail.status}, not settled`);
  const shown = detail.matches.flatMap(({ picks }) => picks.map((pick) => pick.result));
  findings.same('settled', at, 'results of the selections', legs, shown);
  const bonus = subtractAmounts(payout, bet.bet_amount);
  findings.same('settled', at, 'bonus', compareAmounts(bonus, '0') > 0 ? bonus : '0', detail.bonus_amount);
}
