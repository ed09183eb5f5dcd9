import { SportGame } from '#contract/entities';
import { type Bench, type Book, openBook } from './core/bench.ts';
import { type CheckName, LEVEL_OF } from './core/checks.ts';
import { CannotRun, StopStep } from './core/player.ts';
import { Unanswered } from '#cli/services/upstream/upstream-client.ts';
import { checkAfterwards } from './steps/afterwards.ts';
import { checkAccounts } from './steps/accounts.ts';
import { checkBets } from './steps/bets.ts';
import { checkCashOuts } from './steps/cash-outs.ts';
import { checkCurrency } from './steps/currency.ts';
import { checkChanges } from './steps/changes.ts';
import { checkDraws } from './steps/draws.ts';
import { checkKeys } from './steps/keys.ts';
import { checkChat } from './steps/chat.ts';
import { checkElsewhere } from './steps/elsewhere.ts';
import { checkGameMoney } from './steps/game-money.ts';
import { checkHistory } from './steps/history.ts';
import { checkBounds } from './steps/limits.ts';
import { checkLateDraws } from './steps/late-draws.ts';
import { checkLists } from './steps/lists.ts';
import { checkForm, checkMatches } from './steps/matches.ts';
import { checkMonthLater } from './steps/month-later.ts';
import { checkMyBets } from './steps/my-bets.ts';
import { checkOffSale } from './steps/off-sale.ts';
import { checkOthers } from './steps/others.ts';
import { checkPayments } from './steps/payments.ts';
import { checkProtection } from './steps/protection.ts';
import { checkSessions } from './steps/sessions.ts';
import { checkSettled } from './steps/settled.ts';
import { checkStatement, openStatement } from './steps/statement.ts';
import { checkStatistics } from './steps/statistics.ts';
import { checkTickets } from './steps/tickets.ts';
import { checkTransfers } from './steps/transfers.ts';
import { checkWrongSlips } from './steps/wrong-slips.ts';

/** If it cannot run, its checks say why. */
interface SuitePart {
  readonly checks: readonly CheckName[];
  readonly bets: boolean;
  readonly run: (bench: Bench) => Promise<void>;
}

/** In order: later steps know all bets before them. */
function stepsOf(): readonly SuitePart[] {
  let statement: number | undefined;
  return [
    { checks: ['sessions', 'auth'], bets: false, run: checkSessions },
    { checks: ['matches'], bets: false, run: checkMatches },
    { checks: ['matches'], bets: false, run: checkForm },
    { checks: ['lists'], bets: false, run: checkLists },
    { checks: ['lists'], bets: false, run: checkElsewhere },
    { checks: ['lists'], bets: true, run: checkChat },
    { checks: ['statement'], bets: false, run: async (bench) => void (statement = await openStatement(bench)) },
    { checks: ['bet', 'highest', 'detail', 'money'], bets: true, run: checkBets },
    { checks: ['refused'], bets: true, run: checkWrongSlips },
    { checks: ['limits'], bets: true, run: checkBounds },
    { checks: ['keys'], bets: true, run: checkKeys },
    { checks: ['tickets'], bets: true, run: checkTickets },
    { checks: ['myBets'], bets: false, run: checkMyBets },
    { checks: ['access'], bets: false, run: checkOthers },
    { checks: ['statement'], bets: false, run: (bench) => checkStatement(bench, statement) },
    { checks: ['statistics'], bets: false, run: checkStatistics },
    { checks: ['changes'], bets: true, run: checkChanges },
    { checks: ['changes'], bets: true, run: checkOffSale },
    { checks: ['settled'], bets: true, run: checkSettled },
    { checks: ['settled'], bets: false, run: checkHistory },
    { checks: ['statistics'], bets: false, run: checkStatistics },
    { checks: ['cashOut'], bets: true, run: checkCashOuts },
    { checks: ['statistics'], bets: false, run: checkStatistics },
    { checks: ['payments', 'pushes'], bets: true, run: checkPayments },
    { checks: ['tickets'], bets: true, run: checkDraws },
    { checks: ['currency'], bets: true, run: checkCurrency },
    { checks: ['accounts'], bets: true, run: checkAccounts },
    { checks: ['transfers'], bets: true, run: checkGameMoney },
    { checks: ['transfers'], bets: true, run: checkTransfers },
    { checks: ['tickets'], bets: true, run: checkLateDraws },
    { checks: ['protection'], bets: true, run: checkProtection },
    { checks: ['settled'], bets: false, run: checkAfterwards },
    { checks: ['lists', 'accounts'], bets: true, run: checkMonthLater },
  ];
}

const GAMES = SportGame.options;

/**
 * Runs the player's suite; results are in `bench.findings`.
 *
 * @param onStep how many of how many steps are done, for a progress bar
 */
export async function runSuite(
  bench: Bench,
  { isReadOnly, onStep }: { readonly isReadOnly: boolean; readonly onStep: (done: number, of: number) => void },
): Promise<void> {
  const { findings, player } = bench;
  const books: Book[] = [];
  await bench.each('matches', GAMES, async (game) => void books.push(await openBook(bench, game)));
  bench.books = books;
  await bench.each('tickets', ['lotter_bet_min'] as const, async (name) => {
    const option = (await player.read('listCurrencies')).find(({ currency }) => currency === player.currency);
    bench.lotteryLeast = option?.[name] ?? '1';
  });
  const steps = stepsOf().filter(({ checks }) =>
    checks.some((check) => bench.reaches(LEVEL_OF[check] ?? 'specification')),
  );
  for (const [at, { checks, bets, run }] of steps.entries()) {
    onStep(at + 1, steps.length);
    try {
      if (bets && isReadOnly) throw new CannotRun('--read-only');
      await run(bench);
    } catch (error) {
      if (!(error instanceof CannotRun || error instanceof StopStep || error instanceof Unanswered)) throw error;
      for (const check of checks)
        if (!(error instanceof StopStep) || findings.count(check) === 0) findings.notRun(check, error.message);
    }
    if (findings.silence.gone === undefined) continue;
    for (const check of steps.slice(at + 1).flatMap((step) => step.checks))
      findings.notRun(check, 'the upstream is gone');
    return;
  }
}
