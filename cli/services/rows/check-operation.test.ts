import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { DEMO_ACCOUNTS } from '#fixtures';
import { type Simulator, startSimulator } from '#simulator';
import { sendTo, type Received, type Send, type Sent } from '#cli/services/upstream/send.ts';
import { checkOperation } from './check-operation.ts';
import { type Operation, operationsOf } from './document.ts';
import { RowCalls } from './row-calls.ts';
import { CHECK_OPERATION, CHECK_OPERATION_WRONG } from './check-operation.facts.ts';

const [player] = DEMO_ACCOUNTS;
let simulator: Simulator;
let wire: ReturnType<typeof sendTo>;
let operations: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'rows', startTime: '2026-03-14T12:00:00Z', speed: 0, strict: true });
  wire = sendTo(simulator.url, 60_000, false);
  const { text } = await wire({ method: 'GET', path: '/__sim/openapi.json', headers: {}, body: undefined });
  operations = new Map(operationsOf(JSON.parse(text), 'the document').map((each) => [each.id, each]));
});
afterAll(async () => {
  wire.close();
  await simulator.close();
});

/** Long runs of one character, as their length. */
const short = (text: string) =>
  text.replaceAll(/([^ ])\1{15,}/g, (run, each: string) => `${each}{${run.length}}`).replaceAll(/(?:%00)+/g, '%00');

let worlds = 0;
/** One operation: what it asks and gets, each check's requests, and what was found. */
async function checked(id: string, tamper: (send: Send) => Send = (send) => send, maxMs?: number, isOther = false) {
  const operation = operations.get(id);
  if (operation === undefined) throw new RangeError(id);
  let token = '';
  const asked: string[] = [];
  const tampered = tamper(wire);
  const noted: Send = async (sent) => {
    const got = await tampered(sent);
    const { 'x-sim-world': _, 'content-type': type = '', authorization, ...headers } = sent.headers;
    const signed = authorization === token ? '' : (authorization?.replace(/^.*(?=.{4}$)/, '...') ?? 'guest');
    const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { code } = JSON.parse(got.text) as { code?: unknown };
    const parts = [signed, sent.method, sent.path, ...others, sent.body ?? '', type === '' ? '' : '(json)'];
    asked.push(short(`  ${parts.filter((part) => part !== '').join(' ')} → ${got.status} ${String(code)}`));
    return got;
  };
  const calls = new RowCalls(noted, `rows-${(worlds += 1)}`);
  const world = simulator.world(calls.world);
  token = world.sessions.start(player?.id ?? '', world.now()).token;
  calls.token = token;
  const { counts, findings, skipped, ...rest } = await checkOperation(calls, { ...operation, isOther }, { maxMs });
  const found = findings.map(({ check, what, request }) => short(`  ✗ ${check}: ${what} (${request})`));
  return {
    asked,
    found: [rest.id, ...found, ...(skipped === undefined ? [] : [`  not checked: ${skipped}`])],
    counts: [...counts].map(([check, count]) => `  ${count} ${check}`),
  };
}

const refusal = (status: number, code: number, reason: string) => ({
  status,
  text: JSON.stringify({ code, msg: 'no', data: { reason } }),
});
const accepted = { status: 200, text: '{"code":0,"msg":"","data":{}}' };
const instead =
  (change: (received: Received, sent: Sent) => Partial<Received> | undefined) =>
  (send: Send): Send =>
  async (sent) => {
    const received = await send(sent);
    return { ...received, ...(sent.path.startsWith('/__sim') ? undefined : change(received, sent)) };
  };
const isAccount = ({ path }: Sent) => path.endsWith('/member/account');

it('an operation is asked this', async () => {
  const parts: string[] = [];
  for (const id of [
    'getMember',
    'setNickname',
    'changeCurrency',
    'getInviteCode',
    'listBanners',
    'getVisitorChatToken',
    'deletePayoutAccount',
    'claimCheckIn',
    'moveIntoCardGame',
    'continueDeposit',
    'getMyBet_soccer',
  ]) {
    const { asked, found, counts } = await checked(id);
    parts.push(...found, ...asked, ...counts, '');
  }
  expect(missingFacts(parts.join('\n'), CHECK_OPERATION)).toEqual([]);
});

it('an upstream that is wrong is found out like this', async () => {
  const parts: string[] = [];
  const found = async (what: string, id: string, tamper: (send: Send) => Send) =>
    parts.push(what, ...(await checked(id, tamper)).found, '');
  const everything = instead((received, sent) =>
    isAccount(sent) || received.text.startsWith('{"code":0') ? undefined : accepted,
  );
  for (const id of ['getInviteCode', 'getVisitorChatToken', 'listBanners', 'deletePayoutAccount', 'claimCheckIn'])
    await found('accepts everything', id, everything);
  for (const [id, last] of [
    ['getMyBet_soccer', '/mybet/'],
    ['getMyLotteryBet_hkmarksix', '/mybet/'],
    ['getMyRaceBet_pk10', '/mybet/'],
    ['getBooking', '/booking/'],
    ['continueDeposit', '/continueRecharge'],
    ['deletePayoutAccount', 'info_id'],
  ] as const)
    await found(
      'does not find what it has made',
      id,
      instead((_, { path }) => (path.includes(last) ? refusal(404, 1004, 'notFound') : undefined)),
    );
  for (const status of [400, 403, 404, 405, 500, 501])
    await found(
      `answers other methods with ${status}`,
      'listVipLevels',
      instead((_, { method }) => (method === 'GET' ? undefined : { status, text: '{}' })),
    );
  await found(
    'takes another method',
    'listVipLevels',
    instead((_, { method }) => (method === 'PATCH' ? { ...accepted, status: 404 } : undefined)),
  );
  await found(
    'lets guests in',
    'getMember',
    instead((_, { headers }) => (headers['authorization'] === undefined ? accepted : undefined)),
  );
  await found(
    'answers forged tokens with 403',
    'getMember',
    instead((received) => (received.status === 401 ? { status: 403 } : undefined)),
  );
  let looks = 0;
  await found(
    'moves money in a refused request',
    'getMember',
    instead((_, sent) => (isAccount(sent) ? { text: `{"code":0,"data":{"score":"${(looks += 1)}"}}` } : undefined)),
  );
  let replays = 0;
  await found(
    'answers a repeat with other data',
    'changeCurrency',
    instead(({ text }, { headers: { 'idempotency-key': key } }) =>
      key?.endsWith('-2') === true && (replays += 1) === 2
        ? { text: text.replace('"code":0', '"more":1,"code":0').replace('"data":', '"data":1,"old":') }
        : undefined,
    ),
  );
  replays = 0;
  await found(
    'answers a repeat with another status',
    'changeCurrency',
    instead((_, { headers: { 'idempotency-key': key } }) =>
      key?.endsWith('-2') === true && (replays += 1) === 2 ? { status: 201 } : undefined,
    ),
  );
  await found(
    'takes any request under a key',
    'claimCheckIn',
    instead((received) => (received.status === 422 ? refusal(400, 1000, 'badRequest') : undefined)),
  );
  await found(
    'has no deadlines',
    'changeCurrency',
    instead((received) => (received.status === 410 ? refusal(409, 3013, 'alreadyClaimed') : undefined)),
  );
  expect(missingFacts(parts.join('\n'), CHECK_OPERATION_WRONG)).toEqual([]);
});

it('another request under a key differs from the first', async () => {
  const { asked } = await checked(
    'claimCheckIn',
    instead((_, sent) =>
      sent.method === 'GET' ? { text: '{"code":0,"data":[{"day":7,"state":"open"}]}' } : undefined,
    ),
  );
  const post = '  POST /activities/api/v1/benefit/check_in idempotency-key: rows-claimCheckIn-2';
  expect(asked.filter((line) => line.includes('rows-claimCheckIn-2'))).toEqual([
    `${post} {"day":7} (json) → 400 1000`,
    `${post} {"day":7} (json) → 400 1000`,
    `${post} {"day":2} (json) → 422 4001`,
  ]);
});

it('of another game only a valid request is sent', async () => {
  const { asked, found, counts } = await checked('getMember', undefined, undefined, true);
  expect([...found, ...asked, ...counts]).toEqual([
    'getMember',
    '  GET /sports/api/v1/member/info → 200 0',
    '  1 not_a_server_error',
    '  1 status_code_conformance',
    '  1 content_type_conformance',
    '  1 response_headers_conformance',
    '  1 response_schema_conformance',
    '  1 positive_data_acceptance',
  ]);
  const refused = await checked(
    'getMember',
    instead(() => refusal(403, 1002, 'forbidden')),
    undefined,
    true,
  );
  expect(refused.found).toEqual(['getMember', '  ✗ positive_data_acceptance: refused: forbidden (a valid request)']);
});

it('answers that take longer than allowed are found', async () => {
  const { found, counts } = await checked('getRealName', undefined, 0);
  expect([...new Set(found.map((line) => line.replace(/: \d+ ms/, ': N ms')))]).toEqual([
    'getRealName',
    '  ✗ max_response_time: N ms, at most 0 ms (without a token)',
    '  ✗ max_response_time: N ms, at most 0 ms (with a forged token)',
    '  ✗ max_response_time: N ms, at most 0 ms (a valid request)',
  ]);
  expect(counts).toContain('  3 max_response_time');
});

it('a row without a valid request is a finding that says why', async () => {
  const noDraws = await checked(
    'placeLotteryBet_hkmarksix',
    instead(() => refusal(403, 1002, 'forbidden')),
  );
  expect(noDraws.found).toEqual([
    'placeLotteryBet_hkmarksix',
    '  ✗ positive_data_acceptance: no valid request could be made: listDraws was refused (403): {"code":1002,"msg":"no","data":{"reason":"forbidden"}} (a valid request)',
  ]);
  const gone = await checked('openWithdrawal', () => () => Promise.reject('gone'));
  expect(gone.found).toEqual([
    'openWithdrawal',
    '  ✗ positive_data_acceptance: no valid request could be made: gone (a valid request)',
  ]);
});

it('a request without an answer ends the check, and is named', async () => {
  const silent =
    (error: unknown) =>
    (send: Send): Send =>
    async (sent) => {
      if (isAccount(sent)) return send(sent);
      throw error;
    };
  await expect(checked('getMember', silent(new Error('cut off')))).rejects.toMatchObject({
    name: 'NoAnswer',
    message: 'getMember, without a token: cut off',
  });
  await expect(checked('getMember', silent('gone'))).rejects.toMatchObject({
    message: 'getMember, without a token: gone',
  });
});
