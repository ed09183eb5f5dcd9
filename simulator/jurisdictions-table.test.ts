import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feature, FORBIDDEN, MONEY_RULES, PROFILE_RULES, type Profile, PROFILES } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { readPage, tableOf } from './conformance/document-tables.ts';
import { HOME, profileWorlds, send } from './conformance/profile-worlds.ts';
import { startSimulator, type Simulator } from './doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'jurisdictions' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

/** The table of jurisdictions, made from the rules that the simulator enforces (profiles.test.ts and the tests beside it). */
describe('the table of jurisdictions', () => {
  const has = (profile: Profile, ...features: readonly Feature[]) =>
    features.every((feature) => !FORBIDDEN[profile].includes(feature));
  const rules = (profile: Profile) => MONEY_RULES[profile];
  const cells: readonly (readonly [RegExp, (profile: Profile) => string])[] = [
    [
      /^registering/,
      (profile) =>
        PROFILE_RULES[profile].needs
          .map((need) => (need === 'limits' ? '`limits` (one of each kind or more)' : `\`${need}\``))
          .join(', '),
    ],
    [/^sign-up bonus/, (profile) => (has(profile, 'bonus', 'checkIn') ? 'yes' : 'no bonus, not listed, 403')],
    [/^crypto/, (profile) => (has(profile, 'crypto', 'transfer') ? 'yes' : 'not listed, 403')],
    [
      /^cards/,
      (profile) => {
        if (!has(profile, 'card')) return 'not listed, 403';
        return rules(profile).isDebitOnly === true ? 'debit only, others 403 (`creditCard`)' : 'yes';
      },
    ],
    [/^PIX/, (profile) => (profile === 'uk' ? 'not listed' : 'yes')],
    [
      /^currency/,
      (profile) =>
        rules(profile).isOneCurrency ? `${PROFILE_RULES[profile].currency}, others 409 \`wrongCurrency\`` : 'any',
    ],
    [/^identity/, (profile) => (rules(profile).identity === undefined ? '' : '403 `identityNeeded`')],
    [/^accounts of other people/, (profile) => (rules(profile).isOwnAccountsOnly ? '403 `notOwnAccount`' : 'yes')],
    [/^games/, (profile) => (rules(profile).roundSeconds === undefined ? '' : '429, 400 `amountOutOfRange`')],
    [
      /^a limit of each kind/,
      (profile) =>
        PROFILE_RULES[profile].mandatoryLimits.length === 0
          ? 'as the player likes'
          : 'without: bets, rounds and deposits 403 `limitsMissing`; the last of a kind cannot be taken away',
    ],
  ];
  const table = tableOf('simulator-rules', '');

  it('has a column for each, and a row for each rule', () => {
    expect(readPage('simulator-rules')).toContain(`| | ${PROFILES.join(' | ')} |`);
    expect(table.map(([rule]) => cells.filter(([name]) => name.test(rule ?? '')).length)).toEqual(cells.map(() => 1));
  });

  it.each(table.map(([rule = '', ...shown]) => ({ rule, shown })))('$rule', ({ rule, shown }) => {
    const cell = cells.find(([name]) => name.test(rule))?.[1];
    expect(shown).toEqual(PROFILES.map((profile) => cell?.(profile)));
  });

  it('names the kinds of limits, and the seconds and stakes of rounds', () => {
    const text = table.map(([rule]) => rule).join('\n');
    expect(text).toContain(`(${PROFILE_RULES.br.mandatoryLimits.join(', ')})`);
    const { roundSeconds, slotStakes = [] } = MONEY_RULES.uk;
    const [[older, younger] = []] = [slotStakes];
    expect(text).toContain(`${roundSeconds?.slots} s a round of slots, ${roundSeconds?.others} s of others`);
    expect(text).toContain(`up to ${older?.most} (${younger?.most} below ${older?.fromAge} years)`);
  });

  /** What a call of the table is answered by. */
  const CALLS: readonly (readonly [RegExp, RowName, object])[] = [
    [/^sign-up bonus/, 'claimCheckIn', {}],
    [/^crypto/, 'transferToPlayer', {}],
    [/^crypto/, 'openDeposit', { channel_id: 'in-trc20', card: undefined }],
    [
      /^accounts of other people/,
      'savePayoutAccount',
      {
        account_type: 'bank',
        account_number: '12345678',
        bank_name: 'Bank',
        cpf: undefined,
        account_name: 'Sam Stranger',
      },
    ],
  ];
  it.each(CALLS)('%s: %s is answered as it says', async (rule, row, over) => {
    const shown = table.find(([name]) => rule.test(name ?? ''))?.slice(1) ?? [];
    for (const [at, profile] of PROFILES.entries()) {
      const { status, json } = await send(under(profile), row, over as Record<string, unknown>);
      const [, expected = '200', , reason = 'forbidden'] = /(\d{3})( `(\w+)`)?/.exec(shown[at] ?? '') ?? [];
      expect(`${profile} ${status}`).toBe(`${profile} ${expected}`);
      if (status !== 200) expect(json.data['reason']).toBe(reason);
    }
  });

  it('names the currency of the accounts', () => {
    expect(PROFILES.map((profile) => PROFILE_RULES[profile].currency)).toEqual(Object.values(HOME));
  });
});
