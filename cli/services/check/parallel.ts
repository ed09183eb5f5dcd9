import type { SessionStepOf } from '#fixtures';
import { HEADERS } from '#contract/rows';
import * as oracle from './oracle/index.ts';
import { ask, type Place, predict, remember, saidOf, SOCCER } from './place.ts';
import { same, type SessionContext } from './session-context.ts';

type Parallel = SessionStepOf<'parallel'>;

/** With one key one bet is placed, however many presses; with several as many as the balance allows. */
export async function parallel(context: SessionContext, step: Parallel): Promise<void> {
  const { match, market, outcome, stake, presses, sameKey } = step;
  const single: Place = {
    do: 'place',
    picks: [{ match, market, outcome }],
    passes: ['single'],
    stake,
    multiple: 1,
    accept: 'any',
    seen: 'now',
    answer: 'delivered',
  };
  const asked = ask(context, single);
  const keys = Array.from({ length: presses }, () => context.key());
  const sent = keys.map((key) => (sameKey ? (keys[0] ?? key) : key));
  const expected = expect(context, single, asked, sameKey ? 1 : presses);
  const { client } = context.world;
  const answers = await Promise.all(
    sent.map((key) =>
      client.call('placeBet', { ...SOCCER, body: asked.body, headers: { [HEADERS.idempotencyKey]: key } }),
    ),
  );
  const said = answers.map(saidOf);
  const decided = sameKey ? [...new Set(said.filter((each) => each !== 'keyRunning'))] : [...said].sort();
  same('parallel', [...expected].sort(), decided);
  const ids = new Set<string>();
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok || ids.has(answer.data.bet.bet_id)) continue;
    ids.add(answer.data.bet.bet_id);
    remember(context, asked, sent[at] ?? '', answer.data.bet.bet_id);
  }
  same('parallel: bets', expected.filter((each) => each === 'accepted').length, ids.size);
}

/** The outcomes in the order in which the upstream takes the presses. */
function expect(
  context: SessionContext,
  single: Place,
  asked: ReturnType<typeof ask>,
  presses: number,
): readonly string[] {
  const { balance } = context;
  const outcomes: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    const refusal = predict(context, asked, single);
    outcomes.push(refusal ?? 'accepted');
    if (refusal === undefined) context.take(oracle.estimate(asked.slip).stake);
  }
  context.balance = balance;
  return outcomes;
}
