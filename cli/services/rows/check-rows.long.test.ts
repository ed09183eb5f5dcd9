import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { DEMO_ACCOUNTS } from '#fixtures';
import { type Simulator, startSimulator } from '#simulator';
import { slipway as command } from '#cli/test/command.ts';
import { proved, readJUnit } from '#cli/services/report/read-cases.fixture.ts';
import { sendTo, type Received, type Send, type Sent } from '#cli/services/upstream/send.ts';
import type { CheckName } from './answer-checks.ts';
import { checkOperation } from './check-operation.ts';
import { type Operation, operationsOf } from './document.ts';
import { RowCalls } from './row-calls.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-rows-'));
const [player] = DEMO_ACCOUNTS;
let simulator: Simulator;
let wire: ReturnType<typeof sendTo>;
let operations: readonly Operation[];
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'rows' });
  wire = sendTo(simulator.url, 5_000, false);
  const { text } = await wire({ method: 'GET', path: '/__sim/openapi.json', headers: {}, body: undefined });
  operations = operationsOf(JSON.parse(text), 'the document');
});
afterAll(async () => {
  wire.close();
  await simulator.close();
  rmSync(dir, { recursive: true });
});

let worlds = 0;
function newWorld(tamper = (send: Send): Send => send): RowCalls {
  const calls = new RowCalls(tamper(wire), `rows-${(worlds += 1)}`);
  const world = simulator.world(calls.world);
  calls.token = world.sessions.start(player?.id ?? '', world.now()).token;
  return calls;
}

async function checked(row: RowName, tamper: (send: Send) => Send, maxMs?: number) {
  const operation = operations.find((each) => each.row === row);
  if (operation === undefined) throw new RangeError(row);
  const calls = newWorld(tamper);
  const { findings, skipped } = await checkOperation(calls, operation, { maxMs });
  return { skipped, found: [...new Set(findings.map(({ check }) => check))] };
}

const instead =
  (change: (received: Received, sent: Sent) => Received): ((send: Send) => Send) =>
  (send) =>
  async (sent) =>
    change(await send(sent), sent);
const asking =
  (change: (sent: Sent) => Sent): ((send: Send) => Send) =>
  (send) =>
  (sent) =>
    send(change(sent));
const without = (sent: Sent, name: string): Sent => ({
  ...sent,
  headers: Object.fromEntries(Object.entries(sent.headers).filter(([header]) => header !== name)),
});
const isRow = ({ path }: Sent) => !path.startsWith('/__sim');

/** Answers a request of a kind with what the first accepted one got. */
function repeating(isOfKind: (sent: Sent) => boolean): (send: Send) => Send {
  let kept: Received | undefined;
  return (send) => async (sent) => {
    if (isOfKind(sent) && kept !== undefined) return kept;
    const received = await send(sent);
    if (isOfKind(sent) && received.text.startsWith('{"code":0')) kept = received;
    return received;
  };
}

/** An upstream with one mistake, a row that shows it, and the check that must name it. */
const BROKEN: readonly (readonly [CheckName, RowName, (send: Send) => Send])[] = [
  [
    'not_a_server_error',
    'saveBooking',
    instead((received, { body }) => (body?.includes('surprise') === true ? { ...received, status: 500 } : received)),
  ],
  ['status_code_conformance', 'saveBooking', instead((received) => ({ ...received, status: 200 }))],
  [
    'content_type_conformance',
    'listPromotions',
    instead((received) => ({ ...received, headers: { ...received.headers, 'content-type': 'text/html' } })),
  ],
  [
    'response_headers_conformance',
    'listPromotions',
    instead((received) => ({ ...received, headers: { ...received.headers, 'x-server-time': undefined } })),
  ],
  [
    'response_schema_conformance',
    'getAccount',
    instead((received) => ({ ...received, text: received.text.replace(/"score":"([\d.]+)"/, '"score":$1') })),
  ],
  [
    'negative_data_rejection',
    'setNickname',
    asking((sent) => ({ ...sent, body: sent.body?.replace(/,"surprise":"1"/, '') })),
  ],
  [
    'positive_data_acceptance',
    'setNickname',
    instead((received) =>
      received.text.startsWith('{"code":0')
        ? { ...received, status: 400, text: '{"code":1000,"msg":"no","data":{"reason":"badRequest"}}' }
        : received,
    ),
  ],
  [
    'missing_required_header',
    'getVisitorChatToken',
    asking((sent) => ({ ...sent, headers: { ...sent.headers, 'x-chat-timestamp': '1', ...signature } })),
  ],
  [
    'unsupported_method',
    'listPromotions',
    asking((sent) => (sent.method === 'PATCH' ? { ...sent, method: 'GET' } : sent)),
  ],
  [
    'ignored_auth',
    'getMember',
    (send) => {
      let token = '';
      return (sent) => {
        token ||= sent.headers['authorization'] ?? '';
        return send(isRow(sent) ? { ...sent, headers: { ...sent.headers, authorization: token } } : sent);
      };
    },
  ],
  [
    'use_after_free',
    'deletePayoutAccount',
    repeating(({ method, headers }) => method === 'DELETE' && headers['authorization'] !== undefined),
  ],
  [
    'ensure_resource_availability',
    'getBooking',
    instead((received, { method, path }) =>
      method === 'GET' && path.includes('booking')
        ? { ...received, status: 404, text: '{"code":1004,"msg":"no","data":{"reason":"notFound"}}' }
        : received,
    ),
  ],
  ['idempotency', 'transferToPlayer', asking((sent) => without(sent, 'idempotency-key'))],
  ['deadline', 'transferToPlayer', asking((sent) => without(sent, 'x-deadline'))],
  [
    'money_unmoved',
    'transferToPlayer',
    (send) => async (sent) => {
      const received = await send(sent);
      if (sent.body?.includes('surprise') === true)
        await send({ ...sent, path: `/__sim/members/${player?.id}`, body: '{"adjust":"-1"}' });
      return received;
    },
  ],
];
const signature = {
  'x-chat-signature': '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
};

describe('check --rows', () => {
  it.each(BROKEN)('finds %s at a broken upstream, by %s', async (check, row, tamper) => {
    expect(await checked(row, (send) => send)).toEqual({ skipped: undefined, found: [] });
    expect((await checked(row, tamper)).found).toContain(check);
  });

  it('finds answers that take longer than allowed', async () => {
    expect((await checked('getMember', (send) => send, 0)).found).toEqual(['max_response_time']);
  });

  it('makes a request for every operation that the simulator accepts', async () => {
    const refused = [];
    for (const operation of operations) {
      const { skipped, findings } = await checkOperation(
        newWorld(),
        { ...operation, isOther: true },
        { maxMs: undefined },
      );
      if (skipped !== undefined || findings.length > 0) refused.push(operation.id, skipped, findings);
    }
    expect(refused).toEqual([]);
  }, 60_000);

  it('says why a row could not be checked', async () => {
    const refusing = instead((received, { path }) =>
      path.includes('soccer?')
        ? { ...received, status: 403, text: '{"code":1002,"msg":"no","data":{"reason":"forbidden"}}' }
        : received,
    );
    const calls = newWorld(refusing);
    const placeBet = operations.find(({ row }) => row === 'placeBet');
    expect(placeBet && (await checkOperation(calls, placeBet, { maxMs: undefined })).findings).toEqual([
      {
        check: 'positive_data_acceptance',
        what: expect.stringMatching(/^no valid request could be made: listMatches was refused \(403\)/) as string,
        request: 'a valid request',
      },
    ]);
  });

  it('refuses a document without rows, and names the place', () => {
    const refusal = (operation: object, message: unknown) =>
      expect(() => operationsOf({ paths: { '/a': { get: operation } } }, 'api.json')).toThrow(
        expect.objectContaining({ message, exitCode: EXIT.usage }),
      );
    refusal({ operationId: 'a' }, expect.stringMatching(/^api\.json: paths\./));
    refusal({ operationId: 'a', 'x-row': 'rob' }, 'api.json: paths./a: x-row rob is not a row of the contract');
  });
});

describe('slipway check --rows', () => {
  const slipway = async (...args: string[]) => {
    const { status, ...printed } = await command(['check', '--rows', ...args], { env: { SLIPWAY_STRICT: undefined } });
    return { code: status, ...printed };
  };

  it('checks the rows named, and writes JUnit and TAP', async () => {
    const files = ['--junit', join(dir, 'rows.xml'), '--tap', join(dir, 'rows.tap')];
    const found = await slipway('--against', simulator.url, '--only', 'getMember,claimCheckIn', ...files);
    expect(found).toMatchObject({ code: 0, stdout: expect.stringContaining('2 operations, ') });
    expect(found.stdout).toContain('2 conform, 0 do not, 0 not checked');
    expect(readJUnit(join(dir, 'rows.xml'))).toMatchObject({
      suite: { name: 'slipway check --rows' },
      cases: [{ name: 'getMember' }, { name: 'claimCheckIn' }],
    });
    expect(proved(join(dir, 'rows.tap'))).toContain('All tests successful');
    // Its password hash takes longer.
    const slow = await slipway('--against', simulator.url, '--only', 'signIn', '--max-ms', '1', ...files);
    expect(slow).toMatchObject({ code: 1, stdout: expect.stringContaining('signIn: max_response_time') });
    expect(readJUnit(join(dir, 'rows.xml')).cases).toEqual([
      { name: 'signIn', not: 'failure', message: expect.stringMatching(/^max_response_time: /) },
    ]);
    expect(proved(join(dir, 'rows.tap'))).toContain('Failed test:  1');
  }, 60_000);

  it('finds nothing at its own simulator, and says how another is made to refuse', async () => {
    expect(await slipway('--only', 'setNickname')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 conform, 0 do not'),
    });
    const lenient = await startSimulator({ seed: 'rows', strict: false });
    try {
      const found = await slipway('--against', lenient.url, '--only', 'setNickname');
      expect(found).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('To refuse it: slipway sim --strict'),
      });
    } finally {
      await lenient.close();
    }
  }, 60_000);

  it('says what is wrong with its arguments', async () => {
    expect(await slipway('--only', 'placeBt')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("unknown row 'placeBt'; did you mean placeBet?"),
    });
    expect(await slipway('--against', 'http://127.0.0.1:9')).toMatchObject({ code: 3 });
  }, 60_000);
});
