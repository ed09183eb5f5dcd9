import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { sendTo } from '#cli/services/upstream/send.ts';
import { type Making, Spoilt, wrongText } from '#cli/services/upstream/spoilt.fixture.ts';
import { startSimulator } from '#simulator';
import { MARK_SIX, PK10, SPORTS } from './scenarios.fixture.ts';
import { UpstreamReplay } from './upstream-replay.ts';
import { WRONG_ANSWERS } from './wrong-answers.facts.ts';

const OPEN = {
  ...SPORTS,
  id: 'an open bet',
  matches: SPORTS.matches.map(({ result: _, ...match }) => match),
  expect: {},
};
const BANKER = {
  ...SPORTS,
  id: 'a banker',
  passes: ['2-string-1'],
  matches: ['a', 'b', 'c'].map((id) => ({ ...SPORTS.matches[0], id, banker: id === 'b' })),
  expect: { lines: '2' },
};
const REFUSED = {
  ...MARK_SIX,
  id: 'to be refused',
  bets: [{ ...MARK_SIX.bets[0], amount: '-1' }],
  expect: { error: 'negativeAmount' },
};
const PLACED = /^POST .*\/bet$/;
const MY_BET = /^GET .*\/mybet/;
const ACCOUNT = /\/member\/account/;
const SWAPPED: Making = (value) => (value === 'win' ? 'lose' : value === 'tie' || value === 'lose' ? 'win' : value);

const CASES: readonly (readonly [scenario: object, path: RegExp, name: string, by: unknown])[] = [
  [SPORTS, MY_BET, 'lines', '4'],
  [SPORTS, MY_BET, 'bet_amount', '9.01'],
  [SPORTS, MY_BET, 'max_payout', '99.00'],
  [SPORTS, MY_BET, 'payout', '14.11'],
  [SPORTS, MY_BET, 'result', (value: unknown) => (value === 'won' ? 'lost' : value)],
  [SPORTS, ACCOUNT, 'score', '1.000000'],
  [SPORTS, PLACED, 'bet_id', 'bet-9999999'],
  [SPORTS, PLACED, 'code', 4001],
  [OPEN, MY_BET, 'payout', '1.00'],
  [BANKER, MY_BET, 'lines', '3'],
  [MARK_SIX, MY_BET, 'result', SWAPPED],
  [MARK_SIX, MY_BET, 'payout', '99.000000'],
  [MARK_SIX, MY_BET, 'bet_amount', '99.000000'],
  [MARK_SIX, ACCOUNT, 'score', '1.000000'],
  [PK10, MY_BET, 'result', SWAPPED],
  [PK10, MY_BET, 'payout', '21.000000'],
  [PK10, MY_BET, 'bet_amount', '9.000000'],
  [REFUSED, PLACED, 'reason', 'marketClosed'],
  [REFUSED, ACCOUNT, 'score', '1.000000'],
];

it('what is wrong in the answers of an upstream is found like this', async () => {
  const spoilt = new Spoilt();
  const simulator = await startSimulator({ seed: 1, speed: 0 });
  const send = sendTo(simulator.url);
  const replay = new UpstreamReplay(spoilt.send(send));
  const lines: string[] = [];
  try {
    for (const [scenario, path, name, by] of CASES) {
      const wrong = { path, name, by };
      let at = '';
      const played = async () => {
        const { ok, upstream, inProcess, differences } = await replay.replay({ line: 1, value: scenario }, 'x.ndjson');
        at = JSON.stringify({ ok, inProcess, upstream, differences });
      };
      spoilt.wrong = wrong;
      await played().catch((error: unknown) => (at = String(error)));
      spoilt.wrong = undefined;
      lines.push(`${(scenario as { id: string }).id}: ${wrongText(wrong)}`, `    ${at}`);
    }
  } finally {
    await replay.close();
    send.close();
    await simulator.close();
  }
  expect(missingFacts(`looks\n${lines.join('\n')}`, WRONG_ANSWERS)).toEqual([]);
});
