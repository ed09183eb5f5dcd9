import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slipway } from '#cli/test/command.ts';
import { ACCOUNTS, checkAt, startExample } from './example.fixture.ts';

interface Printed {
  readonly checks: readonly { readonly check: string; readonly state: string; readonly notRun?: readonly string[] }[];
  readonly findings: readonly {
    readonly check: string;
    readonly place: string;
    readonly what: string;
    readonly curl: string;
  }[];
}
type Args = Parameters<typeof checkAt>;
async function run(...args: Args) {
  const [url, more = [], env] = args;
  const { status, stdout, stderr } = await checkAt(url, ['--json', ...more], env);
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  const { checks, findings } = JSON.parse(stdout) as Printed;
  const notRun = checks.filter(({ state }) => state === 'not run').map(({ check }) => check);
  return { status, notRun, checks, findings, stderr };
}

describe('at an upstream that shares no code with us', () => {
  let example: Awaited<ReturnType<typeof startExample>>;
  beforeEach(async () => {
    example = await startExample();
  });
  afterEach(() => example.close());

  it('finds nothing where all is sound, and names what it could not check', async () => {
    const { status, findings, notRun, checks } = await run(example.url);
    expect(findings).toEqual([]);
    expect(notRun).toEqual(['settled', 'tickets', 'payments', 'pushes', 'currency', 'accounts', 'changes']);
    expect(checks.find(({ check }) => check === 'settled')?.notRun).toContain(
      'there is no states endpoint: --states URL',
    );
    expect(status).toBe(0);
  });

  it('checks results and changes by the states that a test system offers', async () => {
    const { status, findings, notRun } = await run(example.url, ['--states', `${example.url}/states`]);
    expect(findings).toEqual([]);
    expect(notRun).toEqual(['tickets', 'payments', 'pushes', 'currency', 'accounts']);
    expect(status).toBe(0);
  });

  it('is as clean each time at one server', async () => {
    for (const time of [1, 2, 3]) {
      const { status, findings } = await run(example.url, ['--states', `${example.url}/states`]);
      expect({ time, status, findings }).toEqual({ time, status: 0, findings: [] });
    }
  });

  it('takes no amount that is a number', async () => {
    const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${example.url}/sports/api/v1/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { code: number; msg: string; data: Record<string, string> };
    };
    const account = { account: ACCOUNTS.SLIPWAY_ACCOUNT, password: ACCOUNTS.SLIPWAY_PASSWORD };
    const { data } = await post('sign_in/', account);
    const authorization = { authorization: data['token'] ?? '' };
    const picks = [{ kind: 'wl', outcome: 'w', odds: '2.00' }];
    const slip = { passes: ['single'], stake: 1.5, multiple: 1, currency: 'USDT', matches: [{ match_id: 'x', picks }] };
    expect(await post('soccer/bet', slip, authorization)).toMatchObject({ code: 1, msg: 'An amount is a text' });
  });

  it.each([
    ['oneLine', 'money', /, two selections of a market$/],
    ['rounded', 'highest', /^placeBet soccer/],
    ['overlap', 'myBets', /^listMyBets soccer$/],
    ['anyone', 'access', /^getMyBet soccer, by another player$/],
    ['noMaximum', 'limits', /above the maximum multiple$/],
  ])('finds the fault %s as the first of its check %s', async (fault, check, place) => {
    example.faults.add(fault);
    const { status, findings } = await run(example.url);
    const found = findings.filter((each) => each.check === check);
    expect(found[0]?.place).toMatch(place);
    expect(found[0]?.curl).toMatch(/^curl -sS .*\$TOKEN/);
    expect(status).toBe(1);
  });

  it('prints no password and no token', async () => {
    example.faults.add('anyone');
    const { stdout } = await checkAt(example.url);
    expect(stdout).toContain('access: getMyBet soccer, by another player');
    expect(stdout).not.toContain('Example-1');
    expect(stdout).not.toMatch(/authorization: (?!\$TOKEN)/);
  });
});

describe('at the simulator that it starts itself', () => {
  /** Those of another upstream are not for it. */
  const demo = { SLIPWAY_ACCOUNT: 'qa@upstream.test', SLIPWAY_PASSWORD: 'of-another-1' };

  it('everything runs and nothing is found, and random sessions follow', async () => {
    const args = ['check', '--runs', '2', '--json'];
    const { status, stdout } = await slipway(args, { env: demo });
    const { level, findings, checks, sessions } = JSON.parse(stdout) as Printed & { level: string; sessions: object };
    expect(findings).toEqual([]);
    expect(checks.filter(({ state }) => state !== 'agrees')).toEqual([]);
    expect(level).toBe('all');
    expect(sessions).toMatchObject({ runs: 2 });
    expect(status).toBe(0);
  });
});
