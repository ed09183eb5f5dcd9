import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareAmounts, subtractAmounts } from '#engine/money';
import { DEMO_ACCOUNTS } from '#fixtures';
import { type Simulator, startSimulator } from '#simulator';
import { slipway } from '#cli/test/command.ts';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { sendTo } from '#cli/services/upstream/send.ts';
import { RowCalls } from './row-calls.ts';

/** An upstream of somebody else: rows, but nothing below /__sim. */
const [demo, own] = DEMO_ACCOUNTS;
const ACCOUNT = { SLIPWAY_ACCOUNT: own?.email, SLIPWAY_PASSWORD: own?.password };
const NO_ACCOUNT = { SLIPWAY_ACCOUNT: undefined, SLIPWAY_PASSWORD: undefined };
let simulator: Simulator;
let front: Awaited<ReturnType<typeof startFront>>;
let change = (_path: string, text: string): string => text;
let url = '';
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'rows', startTime: '2026-03-14T12:00:00Z', speed: 0, strict: true });
  front = await startFront(simulator.url, async (sent, received) => {
    const { text, ...rest } = await received();
    return { ...rest, text: change(sent.path, text) };
  });
  ({ url } = front);
});
afterAll(async () => {
  front.close();
  await simulator.close();
});
beforeEach(() => {
  front.asked.splice(0);
  change = (_, text) => text;
});
const asked = () => front.asked.map(({ method, path, body = '' }) => `${method} ${path} ${body}`);

const check = (line: string, env: Readonly<Record<string, string | undefined>> = ACCOUNT) =>
  slipway(['check', '--rows', '--against', url, ...line.split(' ')], { env: { SLIPWAY_STRICT: undefined, ...env } });
const isBet = (call: string) => /^POST \S+\/bet /.test(call);
async function balanceOf(): Promise<string> {
  const wire = sendTo(simulator.url, 60_000, false);
  const calls = new RowCalls(wire, undefined);
  const body = { account: own?.email, password: own?.password };
  calls.token = String((await calls.data('signIn', { body }))['token']);
  const balance = await calls.balance();
  wire.close();
  return String(balance);
}

it('spends nothing of an account unless it is said how much it may', async () => {
  const before = await balanceOf();
  const { status, stdout } = await check('--only placeBet,getMyBet,moveIntoNg,listVipLevels');
  expect(stdout).toMatch(/^placeBet_soccer: not checked: it spends .*--max-spend/m);
  expect(stdout).toMatch(/^getMyBet_bd: not checked: it spends .*--max-spend/m);
  expect(stdout).toMatch(/^moveIntoNg: not checked: it spends .*--max-spend/m);
  expect(stdout).toContain('1 conform, 0 do not');
  expect(status).toBe(0);
  expect(asked().filter(isBet)).toEqual([]);
  expect(await balanceOf()).toBe(before);
});

it('ends with 1 where nothing could be checked', async () => {
  const { status, stdout } = await check('--only placeBet');
  expect(status).toBe(1);
  expect(stdout).toContain('Nothing was checked');
});

it('spends no more than it may, says so before, and what it was afterwards', async () => {
  const before = await balanceOf();
  const { stdout, stderr } = await check('--only placeBet --max-spend 25');
  const spent = subtractAmounts(before, await balanceOf());
  expect(compareAmounts(spent, '0')).toBe(1);
  expect(compareAmounts(spent, '25')).not.toBe(1);
  expect(stderr).toContain(`at most 25 of ${before}`);
  expect(stdout).toContain(`${spent} of at most 25 spent`);
  expect(stdout).toMatch(/not checked: .*--max-spend 25/);
});

it('sends no code that it cannot read', async () => {
  const { status, stdout } = await check('--only signInByEmailCode,sendEmailCode');
  expect(stdout).toMatch(/^signInByEmailCode: not checked: .*only a simulator shows it/m);
  expect(stdout).toContain('1 conform, 0 do not, 1 not checked');
  expect(status).toBe(0);
});

it.each(['-1', '0', 'all', '1e3', ''])('refuses --max-spend "%s"', async (amount) => {
  const { status, stderr } = await slipway(
    ['check', '--rows', '--against', url, '--only', 'placeBet', '--max-spend', amount],
    { env: ACCOUNT },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('--max-spend must be an amount');
});

it('signs in with the account of the environment alone', async () => {
  await check('--only signIn,refreshSession,sendEmailCode,transferToPlayer,signInByPhone --max-spend 50');
  expect(asked().filter((call) => call.includes('sign_in')).length).toBeGreaterThan(0);
  for (const words of [demo?.email, demo?.password === own?.password ? undefined : demo?.password, '11900000001'])
    if (words !== undefined) expect(asked().filter((call) => decodeURIComponent(call).includes(words))).toEqual([]);
});

it.each([NO_ACCOUNT, { ...ACCOUNT, SLIPWAY_PASSWORD: undefined }])('is not called without an account', async (env) => {
  const { status, stderr } = await check('--only getMember', env);
  expect(status).toBe(2);
  expect(stderr).toContain('Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD');
  expect(asked().filter((call) => !call.includes('/__sim'))).toEqual([]);
});

describe('an upstream with few matches', () => {
  const only = (count: number) => (path: string, text: string) => {
    if (!path.includes('/soccer?')) return text;
    const start = Number(new URL(path, url).searchParams.get('start'));
    const read = JSON.parse(text) as { data: { matches: { state: string }[] } };
    const scheduled = read.data.matches.filter(({ state }) => state === 'scheduled');
    read.data.matches = start === 0 ? scheduled.slice(0, count) : [];
    return JSON.stringify(read);
  };
  it('is checked with those that it has', async () => {
    change = only(3);
    const { stdout } = await check('--only saveBooking');
    expect(stdout).toContain('1 conform, 0 do not');
  });

  it('has a finding where no match takes bets', async () => {
    change = only(0);
    const { status, stdout } = await check('--only saveBooking');
    expect(stdout).toContain('no soccer match that is scheduled and takes bets');
    expect(stdout).not.toContain('TypeError');
    expect(stdout).not.toContain('undefined');
    expect(status).toBe(1);
  });
});
