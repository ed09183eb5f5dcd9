import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures';
import { startSimulator } from '#simulator';
import { sendTo, type Send } from '#cli/services/upstream/send.ts';
import { operationsOf } from './document.ts';
import { RowCalls } from './row-calls.ts';
import { openMatch } from './valid-bets.ts';
import { validCall } from './valid-calls.ts';

const [player] = DEMO_ACCOUNTS;
/** Of the games that are not checked in full, those whose requests are made in another way. */
const OTHERS = new Set(['placeBet_basketball', 'placeLotteryBet_sgnmarksix', 'getMatchDetails_cricket']);
const steady = (text: string) => text.replaceAll(/"code":"\d{6}"/g, '"code":"CODE"');

it('each row is called like this, after these calls, and accepted', async () => {
  const simulator = await startSimulator({ seed: 'rows', startTime: '2026-03-14T12:00:00Z', speed: 0, strict: true });
  const wire = sendTo(simulator.url);
  const lines: string[] = [];
  const noted: Send = async (asked) => {
    const got = await wire(asked);
    const { 'x-sim-world': _, 'content-type': __, authorization, ...headers } = asked.headers;
    const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { code } = JSON.parse(got.text) as { code?: unknown };
    const said = [authorization === undefined ? 'guest' : '', asked.method, asked.path, ...others, asked.body ?? ''];
    lines.push(`  ${said.filter((part) => part !== '').join(' ')} → ${got.status} ${String(code ?? '')}`.trimEnd());
    return got;
  };
  try {
    const { text } = await wire({ method: 'GET', path: '/__sim/openapi.json', headers: {}, body: undefined });
    const operations = operationsOf(JSON.parse(text), 'the document');
    for (const { id, row, filled } of operations.filter((each) => !each.isOther || OTHERS.has(each.id))) {
      lines.push(id);
      const calls = new RowCalls(noted, `of-${lines.length}`);
      const world = simulator.world(calls.world);
      calls.token = world.sessions.start(player?.id ?? '', world.now()).token;
      calls.games = { ...calls.games, ...filled };
      await calls.call(row, await validCall(calls, row));
    }
  } finally {
    wire.close();
    await simulator.close();
  }
  await expect(steady(lines.join('\n'))).toMatchFileSnapshot('valid-calls.txt');
});

it('a bet is on the first match that takes bets', async () => {
  const market = (status: string, kind: string) => ({
    status,
    kind,
    outcomes: [
      { outcome: 'w', odds: '1.50' },
      { outcome: 'l', odds: '2.50' },
    ],
  });
  const matches = [
    { match_id: 'live', state: 'live', markets: [market('open', 'a')] },
    { match_id: 'empty', state: 'scheduled', markets: [] },
    { match_id: 'suspended', state: 'scheduled', markets: [market('suspended', 'b'), market('open', 'c')] },
    { match_id: 'open', state: 'scheduled', markets: [market('open', 'd'), market('open', 'e')] },
    { match_id: 'later', state: 'scheduled', markets: [market('open', 'f')] },
  ];
  const send: Send = () => Promise.resolve({ status: 200, text: JSON.stringify({ code: 0, data: { matches } }) });
  expect(await openMatch(new RowCalls(send, undefined), '0')).toEqual({
    match_id: 'open',
    picks: [{ kind: 'd', outcome: 'w', odds: '1.50' }],
  });
});
